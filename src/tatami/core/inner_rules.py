"""Compiles the rules that only other rules call.

Numba makes every function ready to be called from outside: it wraps it for Python and for C, optimises it with all that
it calls, and turns that into machine code. Of the hundreds of rules of a game only some entry points are called from
outside. The others end as intermediate code, which their callers take in: that saves half of the time.
"""

from __future__ import annotations

from typing import Any

import numba
from llvmlite import binding
from numba.core.caching import CompileResultCacheImpl
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult

OPTIMISED_ALONE = 14
"""Up to so many functions are optimised before a caller takes them in; with none, a game plays 7 % slower."""


class NoEnvironments:
    """The code generator of what is never loaded: it has no place for a function's environment."""

    def set_env(self, name: str, environment: object) -> None:
        pass


class InnerLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The intermediate code of a rule and of all rules that it calls."""

    codegen = NoEnvironments()

    def _optimize_final_module(self) -> None:
        if sum(not function.is_declaration for function in self._final_module.functions) <= OPTIMISED_ALONE:
            super()._optimize_final_module()

    def _finalize_final_module(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0

    def serialize_using_object_code(self) -> tuple[str, bytes]:
        return self.name, self._get_module_for_linking().as_bitcode()


class InnerCompiler(Compiler):  # type: ignore[misc]
    """Numba's own steps, into such a library."""

    def _compile_core(self) -> CompileResult:
        self.state.library = InnerLibrary(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        return super()._compile_core()


class InnerCache(CompileResultCacheImpl):  # type: ignore[misc]
    """Opens what an inner library has written."""

    def rebuild(self, target_context: Any, payload: tuple[Any, ...]) -> CompileResult:
        (name, code), fndesc, environment, signature, objectmode, lifted, annotation, reload_init, environments = (
            payload
        )
        library = InnerLibrary(target_context.codegen(), name)
        library._final_module = library._shared_module = binding.parse_bitcode(code)
        library._finalized = True
        return CompileResult(
            target_context=target_context,
            typing_context=target_context.typing_context,
            library=library,
            environment=environment,
            entry_point=target_context.get_executable(library, fndesc, environment),
            fndesc=fndesc,
            type_annotation=annotation,
            signature=signature,
            objectmode=objectmode,
            lifted=lifted,
            typing_error=None,
            call_helper=None,
            metadata=None,
            reload_init=reload_init,
            referenced_envs=environments,
        )


def compile_inner_rule(function: Any, **options: Any) -> Any:
    """A dispatcher for those rules that call this one."""
    return numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=InnerCompiler, **options)(function)
