# Bots: their levels, the arena, hints and analysis.

bot-level-1 = Novice
bot-level-2 = Disciple
bot-level-3 = Warrior
bot-level-4 = Master
bot-level-5 = Sage

bot-reason-expected = Expected result { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 0) }.
bot-reason-close = Another choice looks just as good.
bot-reason-lead = Better than the next choice by { NUMBER($lead, style: "percent", maximumFractionDigits: 0) }.
bot-reason-plan = Within one turn another choice looks better; this one keeps to the plan that wins the scenario.

cli-arena = let bots play against bots, with results that say how sure they are
cli-arena-bots = a bot; choose from: { $kinds }
cli-arena-games = how many games in all
cli-arena-workers = how many games at the same time
cli-arena-ray = play them on a Ray cluster (its address, or auto); without an address on this machine, with --workers
cli-arena-seconds = time in which an outside program must answer, in seconds
cli-arena-out = write every game to this file; the same command goes on where it stopped
cli-analyse = judge every move of a recorded game, and say what would have been better
cli-analyse-line = which record of the file
cli-analyse-iterations = how many games the search plays out for each move
cli-analyse-svg = draw what each seat could expect, as an SVG picture
cli-compiling-bots = Preparing the bots of { $game } (only this once)
cli-analysing = Judging the moves

arena-bot = bot
arena-games = games
arena-score = result
arena-interval = 95% interval
arena-forfeit = Game { $number } was given up: { $why }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

analysis-swing = Move { $ply }, { $seat }: { $action } gave away { NUMBER($loss, style: "percent", maximumFractionDigits: 0) }; best was { $best }.
analysis-accuracy = { $seat }: accuracy { NUMBER($accuracy, style: "percent", maximumFractionDigits: 1) }
analysis-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 0) }
analysis-graph = { $game }: what each seat could expect before every move

table-bot-failed = The bot of { $seat } has given up ({ $why }); one that plays at random takes its place.
table-bot-sits = { $seat } is played by { $bot }.
