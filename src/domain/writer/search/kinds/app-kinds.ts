import type { KindRows } from "./kind-rows.ts"

export const appKinds: KindRows = {
  "budget app": "budget planner, expense tracker, spending tracker; personal finance",
  "expense tracker": "budget planner, spending tracker; personal finance",
  "flashcard app": "flash cards, study cards; study app",
  flashcard: "flash cards, study cards; study app",
  "meal planner": "meal planning, menu planner, recipe planner; dinner planner",
  "meal plan": "meal planner, meal planning, menu planner; dinner planner",
  metronome: "tempo app, bpm; music practice",
  "tide time": "tide chart, tide tables, tide forecast; tides",
  tide: "tide chart, tide tables, tide times; tides",
  "row counter": "knitting counter, stitch counter, crochet counter; knitting app",
  crossword: "crossword puzzle, word puzzle, crosswords; puzzle game",
  sudoku: "sudoku puzzle, number puzzle, logic puzzle; puzzle game",
  "killer sudoku": "sudoku puzzle, number puzzle; puzzle game, logic puzzle",
  "half marathon plan": "running plan, half marathon training, running training;",
  "running plan": "training plan, run training; running",
  "file manager": "file explorer, file browser; files app",
  "ev charger map": "charging stations, ev charging, charge points, charging map;",
  "bus time": "bus timetable, bus tracker, bus arrivals; public transport",
  "tram time": "tram timetable, tram tracker, tram arrivals; public transport",
  tuner: "tuning app; music tuner",
  "barcode scanner": "barcode reader, code scanner; scanner app",
  "migraine diary": "headache diary, migraine tracker, headache tracker; symptom tracker",
  "medication reminder": "pill reminder, medicine reminder, meds reminder; medication tracker",
  "pill reminder": "medication reminder, medicine reminder, pill tracker; medication tracker",
  "habit tracker": "habit builder, daily habits, routine tracker; goal tracker",
  "to-do list": "todo list, task list, task manager, checklist; planner app",
  "dog training": "puppy training; pet training",
  "bird song": "bird call; birdwatching",
  "site report": "site inspection, field report, inspection app; construction app",
  "rain radar": "rain forecast; weather app",
  "workout tracker": "gym log, workout log, exercise tracker; fitness app",
  "sleep tracker": "sleep log; sleep app",
  "note app": "notes, note taking, notepad; memo app",
  "shopping list": "grocery list, groceries list; list app",
  "plant care": "plant watering, plant reminder, houseplant care; plant app",
  "nap tracker": "nap log, nap tracking, nap logger, nap diary, nap tracker app; sleep app, sleep log",
  "bin day reminder":
    "uk:bin day app, uk:bin collection reminder, us:trash day reminder, uk:bin reminder, us:garbage day reminder; household reminder, reminder app",
  "shift pay calculator":
    "shift pay app, shift wage calculator, shift earnings, shift pay tracker, shift wages app; pay calculator, work app",
  "knitting row counter":
    "knit row counter, knitting counter, knitting counter app, row counter knitting, knit counter; stitch counter, knitting app",
  "crochet row counter":
    "crochet counter, crochet counter app, row counter crochet, crochet round counter; stitch counter, crochet app",
  "disc golf scorecard":
    "disc golf score, disc golf score keeper, disc golf app, disc golf scoring, frisbee golf score; score keeper, disc golf",
  "golf scorecard":
    "golf score keeper, golf score app, golf score tracker, golf scoring, golf scorecard app; golf app, score keeper",
  "darts scorer":
    "darts score, dart scoreboard, darts counter, darts scoreboard, darts score app; score keeper, darts app",
  "cricket scorer":
    "cricket scoring app, cricket score book, cricket scorebook, cricket score keeper, score cricket match; score keeper, cricket app",
  "pickleball scorekeeper":
    "pickleball score, pickleball score keeper, pickleball scoreboard, pickleball score app; score keeper, pickleball app",
  "tennis score keeper":
    "tennis scorekeeper, tennis score tracker, tennis scoreboard, tennis score app, tennis scoring; score keeper, tennis app",
  "card game scorekeeper":
    "card game score, card game score keeper, card score pad, card game scorepad, score pad for cards; score keeper, score pad",
  "sight-reading trainer":
    "sight reading, sight reading practice, note reading trainer, sheet music reading, sight reading app; music learning, music practice",
  "ear trainer": "ear training, music ear training, ear training app, pitch training; music learning, music practice",
  "chord finder": "find chords, chord lookup, chord dictionary, chord finder app; music tools, chord app",
  "guitar chord app":
    "guitar chords, guitar chord chart, guitar chord finder, guitar chord library, chords for guitar; guitar app, music learning",
  "guitar tuner":
    "guitar tuner app, guitar tuning, tune guitar, tuner for guitar, guitar tuning app; instrument tuner, guitar app",
  "ukulele tuner":
    "uke tuner, ukulele tuning, tune ukulele, tuner for ukulele, ukulele tuner app; instrument tuner, ukulele app",
  "violin tuner":
    "violin tuner app, violin tuning, tune violin, tuner for violin, violin tuning app; instrument tuner, violin app",
  "drum machine": "beat maker, drum machine app, beat machine, drum beats, rhythm machine; music maker, music app",
  "sheet music reader":
    "sheet music viewer, sheet music app, score reader, music score viewer, music stand app; music reader, music app",
  "voice recorder":
    "audio recorder, sound recorder, voice recording, record audio, voice recorder app; audio app, recording app",
  "baby feeding tracker":
    "baby feeding log, feeding tracker, baby feed timer, baby feed tracker, infant feeding log; baby tracker, baby app",
  "breastfeeding tracker":
    "breastfeeding timer, nursing tracker, breast feeding log, nursing timer, breastfeeding app; baby tracker, feeding tracker",
  "baby sleep tracker":
    "baby sleep log, infant sleep tracker, baby sleep app, baby sleep diary; baby tracker, sleep log",
  "diaper tracker":
    "us:diaper log, uk:nappy tracker, uk:nappy log, us:diaper change log, baby diaper tracker; baby tracker, baby log",
  "contraction timer":
    "contraction tracker, contraction counter, us:labor timer, uk:labour timer, contraction app; pregnancy app, labor app",
  "pregnancy tracker":
    "pregnancy app, pregnancy week by week, pregnancy calendar, pregnancy tracking; women's health, baby app",
  "kick counter":
    "baby kick counter, baby kicks, kick counter app, baby movement tracker, kick count; pregnancy app, pregnancy tracker",
  "white noise app":
    "white noise, white noise sounds, white noise maker, white noise generator; sleep sounds, sleep app",
  "chore chart":
    "chore tracker, chore app, chore list, chore planner, household chore app; family organizer, household app",
  "pocket money app":
    "uk:pocket money tracker, us:allowance tracker, us:allowance app, uk:pocket money manager, kids allowance; money app, family finance",
  "family calendar":
    "family calendar app, family planner, family schedule, shared family calendar; calendar app, family organizer",
  "shift calendar":
    "shift schedule, shift planner, shift work calendar, uk:shift rota, work shift calendar; work calendar, work schedule",
  "work hours tracker":
    "hours tracker, work time tracker, work hours log, timesheet app, working hours log; time tracking, work app",
  "timesheet app": "time sheet, timesheet, time card app, work hours tracker, hours log; time tracking, work app",
  "time tracker": "time tracking, time log, time tracker app, hours tracker, time logger; productivity app, work app",
  "overtime calculator":
    "overtime pay calculator, overtime calc, ot calculator, overtime pay; pay calculator, work app",
  "tip calculator":
    "tip calc, gratuity calculator, tip calculator app, restaurant tip, calculate tip; money calculator, calculator app",
  "mileage tracker":
    "mileage log, mile tracker, mileage logger, us:mile log, mileage tracking, mileage app; driving log, vehicle app",
  "fuel log": "fuel tracker, fuel log book, fuel consumption log, fill up log; car app, car maintenance",
  "fuel cost calculator":
    "trip fuel cost, us:gas cost calculator, uk:petrol cost calculator, fuel trip calculator, us:gas calculator; travel calculator, car app",
  "car maintenance log":
    "car maintenance app, car service log, car service tracker, vehicle maintenance log, car service record; car app, vehicle app",
  "parking finder": "find parking, parking spot finder, car park finder, parking app; car app, driving app",
  "find my car app":
    "car finder, find my parked car, parked car locator, where did i park, car locator; parking app, car app",
  "speedometer app": "gps speedometer, speedometer, speed tracker, speed meter, gps speed; driving app, gps app",
  "driving theory test":
    "uk:theory test app, theory test practice, us:permit test practice, us:dmv practice test, driving test app; driving learning, exam practice",
  "receipt scanner": "receipt scanner app, scan receipts, receipt capture; expense app, scanner app",
  "document scanner":
    "pdf scanner, doc scanner, scan documents, document scanner app, paper scanner, phone scanner; scanner app, office app",
  "invoice maker":
    "invoice app, invoice generator, create invoice, invoice creator, invoicing app; business app, billing app",
  "bill splitter": "split bills, split the bill, bill splitting app, split expenses; money app, expense sharing",
  "bill reminder":
    "bill tracker, bill reminder app, bill organizer, bills due reminder, bill payment reminder; money app, reminder app",
  "subscription tracker":
    "subscription manager, track subscriptions, subscription app, subscriptions tracker, manage subscriptions; money app, spending tracker",
  "savings tracker": "savings goal tracker, savings goal, track my savings; money app, personal finance",
  "debt payoff planner":
    "debt tracker, debt payoff app, debt payoff, pay off debt, debt planner; money app, personal finance",
  "loan calculator":
    "loan calc, loan payment calculator, loan calculator app, loan repayment calc, loan interest calculator; finance calculator, money calculator",
  "mortgage calculator":
    "mortgage calc, mortgage payment calc, mortgage calculator app, home loan calculator; loan calculator, finance calculator",
  "currency converter":
    "exchange rate converter, currency calculator, exchange rates, money converter, currency exchange; travel app, money calculator",
  "unit converter":
    "unit conversion, measurement converter, convert units, unit converter app; calculator app, converter app",
  "concrete calculator":
    "concrete calc, concrete estimator, concrete volume calc, concrete calculator app; construction app, building calculator",
  "paint calculator":
    "paint estimator, how much paint, paint coverage calc, paint quantity; home improvement, building calculator",
  "spirit level app":
    "us:bubble level, uk:spirit level, level tool, us:bubble level app, leveling tool; measuring tool, tool app",
  "compass app":
    "compass, digital compass, phone compass, compass direction, direction finder; navigation app, outdoor app",
  "sound meter":
    "decibel meter, noise meter, sound level meter, db meter, noise level meter; measuring tool, audio app",
  "light meter": "lux meter, light meter app, light level meter, measure light; measuring tool, photography app",
  "magnifying glass app": "magnifier, magnifying glass, magnifier app, phone magnifier; accessibility app, utility app",
  "tape measure app": "measuring app, tape measure, measure app, digital tape measure; measuring tool, tool app",
  "water reminder":
    "drink water reminder, hydration reminder, water drinking app, water reminder app; health app, reminder app",
  "water intake tracker":
    "water tracker, hydration tracker, drink water tracker, water log, water intake log; health app, health tracker",
  "calorie counter":
    "calorie tracker, calorie counting app, count calories, calorie log, food calorie counter; diet app, food diary",
  "food diary": "food journal, food log, meal diary, meal log, food tracker, eating diary; diet app, health diary",
  "macro tracker":
    "macro counter, macros tracker, macro tracking app, track macros, macro log; diet app, nutrition app",
  "fasting tracker":
    "fasting timer, fasting app, intermittent fasting, fast tracker, fasting log; diet app, health tracker",
  "weight tracker":
    "weight log, weight diary, weight tracking app, body weight tracker, weigh in tracker; health app, health tracker",
  "blood pressure log":
    "blood pressure tracker, blood pressure diary, bp tracker, bp log, blood pressure app; health diary, health tracker",
  "blood sugar log":
    "blood sugar tracker, glucose tracker, glucose log, blood glucose log, blood sugar diary; health diary, diabetes app",
  "period tracker":
    "period calendar, cycle tracker, menstrual calendar, period app, menstrual tracker; women's health, health tracker",
  "ovulation calculator":
    "ovulation tracker, ovulation calendar, fertility calculator, fertile days, fertile window; women's health, fertility app",
  "symptom tracker":
    "symptom diary, symptom log, symptom journal, symptom tracking, health symptom log; health diary, health tracker",
  "headache diary": "headache tracker, headache log, headache journal, headache app; health diary, symptom tracker",
  "mood tracker": "mood diary, mood journal, mood log, mood tracking app; mental health, health diary",
  "gratitude journal":
    "gratitude diary, gratitude app, gratitude log, gratitude journal app; journal app, mental health",
  "diary app": "daily journal, personal diary, daily diary, diary writing; writing app, journal app",
  "dream journal": "dream diary, dream log, dream tracker, dream recorder, dream journal app; journal app, sleep app",
  "meditation timer":
    "meditation bell, meditation clock, mindfulness timer, meditation timer app; meditation app, timer app",
  "breathing exercise app":
    "breathing exercises, breathing app, breathwork app, breath training, breathing trainer; relaxation app, wellness app",
  "interval timer": "workout timer, exercise timer, interval training timer, interval clock; workout app, fitness app",
  "gym log": "gym tracker, gym workout log, gym diary, workout log, gym journal; workout app, fitness app",
  "step counter":
    "pedometer, step tracker, steps app, walking step counter, step counter app; fitness app, walking app",
  "running tracker": "run tracker, running app, jogging tracker, running log; fitness app, sports app",
  "cycling tracker":
    "bike tracker, bike ride tracker, cycling app, bike computer, ride tracker; fitness app, sports app",
  "swim tracker": "swimming tracker, swim log, swim app, swimming log, swim workout log; fitness app, sports app",
  "climbing log": "climbing logbook, climbing tracker, climb tracker, climbing diary; climbing app, sports app",
  "stretching app":
    "stretching exercises, stretch app, stretching routine, daily stretching, stretch routine; fitness app, workout app",
  "couch to 5k app":
    "couch to 5k, 5k training plan, c25k, start running app, couch potato to 5k; running app, training plan",
  "pomodoro timer": "focus timer, pomodoro app, pomodoro, pomodoro clock; productivity app, timer app",
  "study planner":
    "study schedule, study organizer, study plan app, study timetable, student planner; student app, school planner",
  "homework planner":
    "homework app, homework tracker, homework diary, homework organizer, assignment planner; student app, school planner",
  "class timetable app":
    "uk:school timetable, us:class schedule, timetable app, us:class schedule app, lesson timetable; student app, school planner",
  "grade calculator": "grades calculator, mark calculator, grade average, grade calc; student app, school app",
  "exam countdown":
    "exam countdown timer, exam timer, exam date countdown, days until exam; student app, countdown app",
  "countdown app": "countdown timer, day countdown, event countdown; calendar app, reminder app",
  "birthday reminder":
    "birthday calendar, birthday app, birthday countdown, birthday tracker, birthday alerts; reminder app, calendar app",
  "kitchen timer": "cooking timer, kitchen timer app, cook timer, food timer; cooking app, timer app",
  "egg timer":
    "egg timer app, boiled egg timer, egg boiling timer, egg cooking timer, boil egg timer; kitchen timer, cooking app",
  "recipe keeper":
    "recipe organizer, recipe manager, recipe box, recipe book app, save recipes; recipe app, cooking app",
  "bread dough calculator":
    "dough calculator, bread calculator, baker's percentage, baker calculator; baking app, cooking app",
  "pantry tracker":
    "pantry inventory, pantry list, food inventory, pantry manager, pantry app; kitchen app, household app",
  "expiry date tracker":
    "expiration date tracker, expiry reminder, expiry tracker, expiry date app; reminder app, household app",
  "grocery list app":
    "grocery list, shopping list app, us:grocery shopping list, uk:food shopping list; shopping app, list app",
  "packing list app":
    "packing list, travel packing list, luggage checklist, trip packing list, packing checklist; travel app, list app",
  "home inventory app":
    "home inventory, household inventory, inventory list app, my stuff inventory, belongings list; household app, inventory app",
  "book tracker": "reading tracker, reading log, book log, book list app, books read tracker; reading app, book app",
  "plant identifier":
    "plant id app, identify plants, plant identification, plant recognition; nature app, gardening app",
  "plant watering reminder":
    "plant water reminder, water my plants, plant watering app, plant watering schedule; plant care, gardening app",
  "mushroom identifier":
    "mushroom id, identify mushrooms, mushroom identification, fungi identifier, mushroom app; nature app, nature guide",
  "bird identifier": "bird id app, identify birds, bird identification, bird guide; nature app, birding app",
  "tree identifier": "tree id app, identify trees, tree identification, tree guide; nature app, plant identifier",
  "garden planner": "garden planner app, garden planning, garden layout, plan my garden; gardening app, garden design",
  "planting calendar":
    "planting schedule, when to plant, sowing calendar, garden calendar, planting dates; gardening app, garden planner",
  "star map":
    "star chart, star finder, night sky map, stargazing app, constellation map, sky map; astronomy app, sky guide",
  "moon phase calendar":
    "moon phases, moon calendar, lunar calendar, moon phase app, moon phase tracker; astronomy app, moon app",
  "tide table": "tide times, tide chart, tides app, tide tables, tide clock; marine app, fishing app",
  "fishing log": "fishing logbook, catch log, fishing diary, fish catch log, fishing journal; fishing app, outdoor app",
  "hiking map": "hiking trails, hiking app, trail map, hiking gps, walking map; outdoor app, map app",
  "altimeter app": "altimeter, altitude meter, elevation app, gps altitude, altitude app; gps app, outdoor app",
  "pollen count app":
    "pollen forecast, pollen count, pollen tracker, hay fever app, pollen alert; weather app, allergy app",
  "air quality app":
    "air quality index, air quality, aqi app, air pollution app, air quality monitor; weather app, environment app",
  "earthquake alert": "earthquake app, quake alerts, earthquake warning, earthquake alerts; safety app, alert app",
  "flight tracker": "flight status, track flights, live flight tracker, plane tracker; travel app, aviation app",
  "train time app": "train times, us:train schedule, train timetable, train app; travel app, public transport",
  "world clock":
    "time zone clock, world time, time zones app, world clock app, international clock; clock app, travel app",
  "time zone converter":
    "time converter, timezone converter, time zone calculator, convert time zones, world time converter; clock app, travel app",
  "alarm clock app": "alarm clock, wake up alarm, alarm app, morning alarm, phone alarm; clock app, sleep app",
  "trip planner":
    "travel planner, itinerary planner, trip planner app, travel itinerary, us:vacation planner; travel app, holiday planning",
  "travel journal": "travel diary, trip journal, travel log, travel journal app, trip diary; travel app, journal app",
  "dog walk tracker": "dog walking tracker, dog walk log, dog walking app, dog walks app; dog app, pet app",
  "pet health tracker": "pet health record, pet medical record, pet health log, pet care tracker; pet app, vet records",
  "dog whistle app":
    "dog whistle, dog whistle sounds, ultrasonic dog whistle, high frequency whistle, whistle for dogs; dog app, dog training",
  "puppy potty tracker":
    "us:puppy potty log, us:puppy potty app, uk:puppy toilet tracker, us:potty training puppy, uk:puppy toilet training; puppy app, dog app",
  "beekeeping log": "hive log, hive inspection log, beekeeper log, bee hive tracker; beekeeping app, farm app",
  "egg laying tracker": "egg tracker, egg log, egg production log, egg laying log; poultry app, farm app",
  "spelling practice app":
    "spelling practice, spelling app, spelling test, learn spelling, spelling words; learning app, school app",
  "times tables app":
    "times tables, multiplication table, times table practice, multiplication app, learn times tables; math learning, school app",
  "typing tutor":
    "typing practice, learn typing, typing app, typing trainer, typing lessons; learning app, keyboard skills",
  "vocabulary builder":
    "vocabulary app, learn new words, vocab builder, vocab trainer, word learning app; language learning, learning app",
  "sign language app":
    "learn sign language, sign language, sign language learning, sign language course; language learning, learning app",
  "word search game": "word search, word find, word search puzzle, find the words, wordsearch; word game, puzzle game",
  "chess clock": "chess timer, chess clock app, game clock chess, chess game timer; chess app, game timer",
  "dice roller": "roll dice, dice app, dice roll, virtual dice, digital dice; game tools, board game",
  "random name picker": "name picker, random name generator, name draw, pick a name; random picker, decision app",
  "secret santa generator":
    "secret santa, secret santa app, secret santa draw, gift exchange draw, secret santa names; gift planning, party app",
  "text to speech app":
    "text to speech, read aloud, text reader, tts reader, text to voice; reading app, accessibility app",
  "hearing test app":
    "hearing test, hearing check, audiogram test, ear test, check my hearing; health app, hearing app",
  "rpg character sheet":
    "character sheet, character sheet app, rpg character builder, rpg character manager; tabletop app, game tools",
  "tally counter": "click counter, tap counter, digital counter, tally counter app; counter app, utility app",
  "yarn stash app":
    "yarn stash, yarn inventory, yarn stash tracker, yarn tracker, yarn organizer; knitting app, craft app",
  "cross stitch app":
    "cross stitch pattern app, cross stitch tracker, cross stitch, cross stitch markup; craft app, stitching app",
  "quilt calculator":
    "quilting calculator, quilt fabric calculator, quilt math, quilt yardage calc; sewing app, craft app",
  "sunrise sunset time":
    "sunrise and sunset, sunrise sunset app, sun times, sunrise sunset times; weather app, sun app",
}
