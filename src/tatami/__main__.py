import sys

from tatami.cli import main

sys.exit(main())
