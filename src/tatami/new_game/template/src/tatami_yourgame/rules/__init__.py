"""All that is compiled. These files alone name the cache of machine code, and they import only `tatami.core`."""
