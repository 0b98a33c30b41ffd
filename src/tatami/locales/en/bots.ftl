# Bots: their levels, the arena, hints and analysis.

bot-level-1 = Novice
bot-level-2 = Disciple
bot-level-3 = Warrior
bot-level-4 = Master
bot-level-5 = Sage
bot-character-cautious = Cautious { $bot }
bot-character-bold = Bold { $bot }
bot-character-greedy = Greedy { $bot }
bot-character-bluffer = Bluffing { $bot }

bot-reason-expected = Expected result { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 0) }.
bot-reason-close = Another move looks just as good.
bot-reason-lead = Better than the next move by { NUMBER($lead, style: "percent", maximumFractionDigits: 0) }.
bot-reason-plan = Looking only at this turn another move seems better; this one follows the plan that wins the scenario.
bot-reason-learnt = Bots that learned this game play it { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time.

cli-arena = let bots play each other, with confidence intervals
cli-arena-bots = a bot; choose from: { $kinds }
cli-arena-games = total number of games
cli-arena-workers = number of games played in parallel
cli-arena-ray = play on a Ray cluster (its address, or auto); without it, on this machine with --workers
cli-arena-seconds = seconds an external program has to answer
cli-arena-out = write every game to this file; running the same command again resumes it
cli-analyse = analyse every move of a recorded game and show what would have been better
cli-analyse-line = which record in the file
cli-analyse-iterations = playouts of the search per move
cli-analyse-svg = draw each player’s expected result as an SVG picture
cli-compiling-bots = Preparing the bots for { $game } (only this once)
cli-analysing = Analysing the moves

arena-bot = bot
arena-games = games
arena-score = result
arena-interval = 95% interval
arena-forfeit = Game { $number } was forfeited: { $why }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

analysis-swing = Move { $ply }, { $seat }: { $action } cost { NUMBER($loss, style: "percent", maximumFractionDigits: 0) }; best was { $best }.
analysis-accuracy = { $seat }: accuracy { NUMBER($accuracy, style: "percent", maximumFractionDigits: 1) }
analysis-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 0) }
analysis-graph = { $game }: expected result of each player before every move

table-bot-failed = The bot for { $seat } has failed ({ $why }); a bot that plays at random replaces it.
table-bot-sits = { $seat } is played by { $bot }.
