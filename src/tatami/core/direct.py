"""Compiled functions that Python calls as built-in functions.

Numba wraps what it compiles for any caller: the wrapper looks at the types, opens every array and gives up the
interpreter's lock, and the answer comes back in an array that Python must read. For a move that takes longer than the
rules. The functions here are written against Python's own C interface instead: they take objects of known types, answer
with Python's lists and numbers, and hold the lock.

Such a function has three numbers as arguments, as C passes them: the address of None, the address of the arguments,
their count. It returns the address of a new object.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core.cgutils import alloca_once
from numba.extending import intrinsic
from numba.np.arrayobj import populate_array

from tatami.core.compiled import rule
from tatami.core.record import Array

ADDRESS = types.intp
NUMBER = types.int64
SIGNATURE = (ADDRESS, ADDRESS, ADDRESS)
WORD = ctypes.sizeof(ctypes.c_void_p)
DATA_OF_ARRAY = object.__basicsize__ // WORD
"""Where an array keeps the address of its data: right behind what every object begins with."""
TAKES_ARRAY = 0x80
"""METH_FASTCALL: the arguments come as a C array."""


def python(name: str, answer: Any, *arguments: Any) -> Any:
    """A function of Python's C interface."""
    return types.ExternalFunction(name, answer(*arguments))


keep = python("Py_IncRef", types.void, ADDRESS)
read_number = python("PyLong_AsLongLong", NUMBER, ADDRESS)
new_number = python("PyLong_FromLongLong", ADDRESS, NUMBER)
new_real = python("PyFloat_FromDouble", ADDRESS, types.float64)
new_list = python("PyList_New", ADDRESS, ADDRESS)
put_in_list = python("PyList_SetItem", types.intc, ADDRESS, ADDRESS, ADDRESS)
new_tuple = python("PyTuple_New", ADDRESS, ADDRESS)
put_in_tuple = python("PyTuple_SetItem", types.intc, ADDRESS, ADDRESS, ADDRESS)
new_bytes = python("PyBytes_FromStringAndSize", ADDRESS, ADDRESS, ADDRESS)


def array_over(context: Any, builder: Any, kind: Any, pointer: Any, count: Any) -> Any:
    """An array of numbers that lie there already."""
    array = context.make_array(kind)(context, builder)
    size = context.get_constant(ADDRESS, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
    pointer = builder.bitcast(pointer, array.data.type)
    populate_array(array, pointer, [count], [size], size, None)
    return array._getvalue()


@intrinsic  # type: ignore[untyped-decorator]
def array_at(typing: Any, address: Any, count: Any, kind: Any) -> Any:
    """The array of so many numbers at an address."""
    made = types.Array(kind.dtype, 1, "C")

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        pointer = builder.inttoptr(arguments[0], context.get_data_type(kind.dtype).as_pointer())
        return array_over(context, builder, made, pointer, arguments[1])

    return made(ADDRESS, ADDRESS, kind), code


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def room(typing: Any, count: Any, kind: Any) -> Any:
    """An array of so many numbers on the stack; the count is a constant."""
    made = types.Array(kind.dtype, 1, "C")

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cells = alloca_once(builder, ir.ArrayType(context.get_data_type(kind.dtype), count.literal_value))
        return array_over(context, builder, made, cells, context.get_constant(ADDRESS, count.literal_value))

    return made(count, kind), code


@intrinsic  # type: ignore[untyped-decorator]
def address_of(typing: Any, array: Any) -> Any:
    """The address of an array's data."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data = context.make_array(array)(context, builder, arguments[0]).data
        return builder.ptrtoint(data, context.get_value_type(ADDRESS))

    return ADDRESS(array), code


@rule
def word(address: int, place: int) -> int:
    """A word of memory: an argument, or a field of an object."""
    return array_at(address, place + 1, np.intp)[place]  # type: ignore[no-any-return]


@rule
def data(arguments: int, place: int) -> int:
    """The address of the data of an argument that is an array."""
    return word(word(arguments, place), DATA_OF_ARRAY)


@rule
def numbers(cells: Array) -> int:
    """A new list of the numbers of an array."""
    made = new_list(cells.shape[0])
    for place in range(cells.shape[0]):
        put_in_list(made, place, new_number(cells[place]))
    return made  # type: ignore[no-any-return]


@rule
def pair(first: int, second: int) -> int:
    made = new_tuple(2)
    put_in_tuple(made, 0, first)
    put_in_tuple(made, 1, second)
    return made  # type: ignore[no-any-return]


@rule
def triple(first: int, second: int, third: int) -> int:
    made = new_tuple(3)
    put_in_tuple(made, 0, first)
    put_in_tuple(made, 1, second)
    put_in_tuple(made, 2, third)
    return made  # type: ignore[no-any-return]


class MethodDef(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


KEPT: list[MethodDef] = []
"""What built-in functions point to."""


class Direct:
    """Such a function before it is compiled: the first call compiles it and puts the built-in function in its place.

    `py_func` does the same in Python: until the rules are compiled.
    """

    def __init__(self, compiled: Any, py_func: Callable[..., Any], home: object) -> None:
        self.compiled = compiled
        self.py_func = py_func
        self.home = home
        self.__name__ = compiled.__name__
        self.stats = compiled.stats

    def compile(self, signature: object) -> None:
        self.compiled.compile(SIGNATURE)

    def built_in(self) -> Callable[..., Any]:
        self.compile(SIGNATURE)
        code = self.compiled.overloads[SIGNATURE]
        address = code.library.get_pointer_to_function(code.fndesc.llvm_cfunc_wrapper_name)
        KEPT.append(MethodDef(self.__name__.encode(), address, TAKES_ARRAY, None))
        make = ctypes.pythonapi.PyCFunction_NewEx
        make.restype, make.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)
        function: Callable[..., Any] = make(ctypes.addressof(KEPT[-1]), None, None)
        return function

    def __call__(self, *arguments: object) -> Any:
        function = self.built_in()
        setattr(self.home, self.py_func.__name__, function)
        return function(*arguments)
