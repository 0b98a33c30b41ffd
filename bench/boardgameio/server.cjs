// boardgame.io's own server with a game of cards engaged at battlefields, four players, hands hidden by playerView:
// about what Kenjin's deployment is. Its moves are kept in memory only, which is its default.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const FIELDS = 7;
const CARDS = 13;

const game = {
  name: "deployment",
  setup: ({ ctx }) => ({
    players: Object.fromEntries(
      Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, { hand: Array.from({ length: CARDS }, (_, n) => n) }]),
    ),
    fields: Array.from({ length: FIELDS }, () => []),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    engage: ({ G, playerID }, card, field) => {
      const hand = G.players[playerID].hand;
      if (!hand.includes(card) || !G.fields[field]) return INVALID_MOVE;
      hand.splice(hand.indexOf(card), 1);
      G.fields[field].push(Number(playerID));
    },
  },
  endIf: ({ G }) => (Object.values(G.players).every((one) => one.hand.length === 0) ? { draw: true } : undefined),
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log("ready"));
