import { listedAppKinds } from "./apps/listed-app-kinds.ts"
import { everydayAppKinds } from "./everyday-app-kinds.ts"
import { furtherAppKinds } from "./further-app-kinds.ts"
import type { KindRows } from "./kind-rows.ts"
import { moreAppKinds } from "./more-app-kinds.ts"

export const appKinds: KindRows = {
  ...listedAppKinds,
  "budget app": "budget planner, expense tracker, spending tracker; personal finance",
  "expense tracker":
    "budget planner, spending tracker, expense log, expense manager, track expenses, spending log; personal finance",
  "flashcard app": "flash cards, study cards; study app",
  flashcard: "flash cards, study cards, flashcard maker, flashcards app, uk:revision cards; study app",
  "meal planner": "meal planning, menu planner, recipe planner; dinner planner",
  "meal plan": "meal planner, meal planning, menu planner; dinner planner",
  metronome: "bpm, metronome app, tempo keeper, click track, bpm metronome; music practice",
  "tide time": "tide forecast, tide times, tides app, tide chart, tide table, high tide times; tides",
  tide: "tide times, tides app, tide chart, tide table; tides",
  "row counter": "knitting counter, row counter app, knitting row counter, stitch counter, row tracker; knitting app",
  crossword: "crossword puzzle, word puzzle, crosswords; puzzle game",
  sudoku: "sudoku puzzle, number puzzle, logic puzzle; puzzle game",
  "killer sudoku":
    "sudoku puzzle, number puzzle, killer sudoku puzzle, killer sudoku game, sum sudoku, sumdoku; puzzle game, logic puzzle",
  "half marathon plan":
    "running plan, half marathon training, half marathon app, half marathon schedule, half marathon coach; running app, training plan",
  "running plan":
    "training plan, run training, running training plan, run training plan, us:running program, running schedule; running",
  "file manager":
    "file explorer, file browser, file manager app, file organizer, my files; utility app, productivity app",
  "ev charger map": "charging stations, ev charging, uk:charge points, charging map",
  "bus time": "bus timetable, bus tracker, bus arrivals; public transport",
  "tram time": "tram timetable, tram tracker, tram arrivals; public transport",
  tuner: "tuning app, instrument tuner, tuner app, chromatic tuner, pitch tuner; music tuner",
  "barcode scanner": "barcode reader, code scanner, scan barcodes, barcode scanner app, bar code reader; scanner app",
  "migraine diary": "headache diary, migraine tracker, headache tracker; symptom tracker",
  "medication reminder": "pill reminder, medicine reminder, meds reminder; medication tracker",
  "pill reminder": "medication reminder, medicine reminder, pill tracker; medication tracker",
  "habit tracker": "habit builder, daily habits, routine tracker; goal tracker",
  "to-do list": "todo list, task list, task manager, checklist; planner app",
  "dog training": "puppy training, dog training app, train my dog, dog trainer, dog obedience training; pet training",
  "bird song": "bird call, birdsong, bird songs app, bird sounds; birdwatching",
  "site report": "site inspection, field report, inspection app; construction app",
  "rain radar":
    "rain forecast, rain radar app, rain map, weather radar, precipitation radar, live rain map; weather app",
  "workout tracker": "gym log, workout log, exercise tracker; fitness app",
  "sleep tracker": "sleep log, sleep tracker app, sleep cycle tracker, sleep monitor, track sleep; sleep app",
  "note app": "notes, note taking, notepad",
  "shopping list": "grocery list, groceries list, shopping list app, supermarket list; list app, household app",
  "plant care": "plant watering, plant reminder, houseplant care; plant app",
  "nap tracker": "nap log, nap tracker app, baby nap tracker, nap schedule; sleep app, sleep log",
  "bin day reminder":
    "uk:bin day app, uk:bin collection reminder, us:trash day reminder, uk:bin reminder, us:garbage day reminder; reminder app",
  "shift pay calculator": "shift pay app, shift wage calculator, shift pay tracker; pay calculator",
  "knitting row counter": "knitting counter, knitting counter app, row counter knitting; stitch counter, knitting app",
  "crochet row counter":
    "crochet counter, crochet counter app, row counter crochet, crochet round counter; crochet app",
  "disc golf scorecard":
    "disc golf score, disc golf score keeper, disc golf app, disc golf scoring, frisbee golf score; disc golf",
  "golf scorecard": "golf score keeper, golf score app, golf score tracker, golf scoring, golf scorecard app; golf app",
  "darts scorer": "darts score, dart scoreboard, darts counter, darts scoreboard, darts score app; darts app",
  "cricket scorer": "cricket scoring app, cricket scorebook, cricket score keeper; cricket app",
  "pickleball scorekeeper":
    "pickleball score, pickleball score keeper, pickleball scoreboard, pickleball score app; pickleball app",
  "tennis score keeper":
    "tennis scorekeeper, tennis score tracker, tennis scoreboard, tennis score app, tennis scoring; tennis app",
  "card game scorekeeper": "card game score, card game score keeper, card score pad",
  "sight-reading trainer":
    "sight reading, sight reading practice, note reading trainer, sheet music reading, sight reading app; music learning, music practice",
  "ear trainer": "ear training, music ear training, ear training app, pitch training; music learning, music practice",
  "chord finder": "chord dictionary, chord finder app, find chords, chord lookup; music tools, chord app",
  "guitar chord app":
    "guitar chords, guitar chord chart, guitar chord finder, guitar chord library; guitar app, music learning",
  "guitar tuner": "guitar tuner app, guitar tuning, tune guitar, guitar tuning app; instrument tuner, guitar app",
  "ukulele tuner": "uke tuner, ukulele tuning, tune ukulele, ukulele tuner app; instrument tuner, ukulele app",
  "violin tuner": "violin tuner app, violin tuning, tune violin, violin tuning app; instrument tuner, violin app",
  "drum machine": "beat maker, drum machine app, beat machine, drum beats, rhythm machine; music maker, music app",
  "sheet music reader": "sheet music viewer, sheet music app, score reader; music reader, music app",
  "voice recorder":
    "audio recorder, sound recorder, voice recording, record audio, voice recorder app; audio app, recording app",
  "baby feeding tracker":
    "baby feeding log, feeding tracker, baby feed timer, baby feed tracker; baby tracker, baby app",
  "breastfeeding tracker":
    "breastfeeding timer, nursing tracker, breast feeding log, nursing timer, breastfeeding app; baby tracker, feeding tracker",
  "baby sleep tracker":
    "baby sleep log, infant sleep tracker, baby sleep app, baby sleep diary; baby tracker, sleep log",
  "diaper tracker":
    "us:diaper log, uk:nappy tracker, uk:nappy log, us:diaper change log, us:baby diaper tracker; baby tracker, baby log",
  "contraction timer":
    "contraction tracker, contraction counter, us:labor timer, uk:labour timer, contraction app; pregnancy app, us:labor app",
  "pregnancy tracker":
    "pregnancy app, pregnancy week by week, pregnancy calendar, pregnancy tracking; women's health, baby app",
  "kick counter":
    "baby kick counter, baby kicks, kick counter app, baby movement tracker, kick count; pregnancy app, pregnancy tracker",
  "white noise app":
    "white noise, white noise sounds, white noise maker, white noise generator; sleep sounds, sleep app",
  "chore chart": "chore tracker, chore app, chore list, chore planner; family organizer, household app",
  "pocket money app":
    "uk:pocket money tracker, us:allowance tracker, us:allowance app, uk:pocket money manager, us:kids allowance; money app, family finance",
  "family calendar":
    "family calendar app, family planner, family schedule, shared family calendar; calendar app, us:family organizer",
  "shift calendar":
    "shift schedule, shift planner, shift work calendar, uk:shift rota, work shift calendar; work calendar, work schedule",
  "work hours tracker":
    "hours tracker, work time tracker, work hours log, timesheet app, working hours log; time tracking",
  "timesheet app": "time sheet, timesheet, time card app, work hours tracker, hours log; time tracking",
  "time tracker": "time tracking, time log, time tracker app, hours tracker, time logger; productivity app",
  "overtime calculator": "overtime pay calculator, overtime calc, ot calculator, overtime pay; pay calculator",
  "tip calculator":
    "tip calc, gratuity calculator, tip calculator app, calculate tip; money calculator, calculator app",
  "mileage tracker":
    "mileage log, mile tracker, mileage logger, us:mile log, mileage tracking, mileage app; driving log",
  "fuel log":
    "fuel tracker, fuel consumption log, us:gas log, us:gas mileage tracker, us:mpg tracker, uk:petrol log; car app, car maintenance",
  "fuel cost calculator":
    "trip fuel cost, us:gas cost calculator, uk:petrol cost calculator, us:gas calculator; travel calculator, car app",
  "car maintenance log":
    "car maintenance app, car service log, car service tracker, vehicle maintenance log, car service record; car app",
  "parking finder": "find parking, parking spot finder, uk:car park finder, parking app; car app",
  "find my car app": "find my parked car, parked car locator, where did i park, car locator; parking app, car app",
  "speedometer app": "gps speedometer, speedometer, speed tracker, speed meter, gps speed; driving app, gps app",
  "driving theory test":
    "uk:theory test app, theory test practice, us:permit test practice, us:dmv practice test, driving test app; exam practice",
  "receipt scanner": "receipt scanner app, scan receipts, receipt capture; expense app, scanner app",
  "document scanner":
    "pdf scanner, doc scanner, scan documents, document scanner app, paper scanner, phone scanner; scanner app, office app",
  "invoice maker":
    "invoice app, invoice generator, create invoice, invoice creator, invoicing app; business app, billing app",
  "bill splitter": "split bills, split the bill, bill splitting app, split expenses; money app, expense sharing",
  "bill reminder": "bill tracker, bill reminder app, bill organizer, bill payment reminder; money app, reminder app",
  "subscription tracker":
    "subscription manager, track subscriptions, subscription app, manage subscriptions; money app, spending tracker",
  "savings tracker":
    "savings goal tracker, savings goal, save money app, savings app, money saving tracker, savings planner; money app, personal finance",
  "debt payoff planner":
    "debt tracker, debt payoff app, debt payoff, pay off debt, debt planner; money app, personal finance",
  "loan calculator":
    "loan calc, loan payment calculator, loan calculator app, loan interest calculator; finance calculator, money calculator",
  "mortgage calculator":
    "mortgage calc, mortgage calculator app, home loan calculator; loan calculator, finance calculator",
  "currency converter":
    "exchange rate converter, currency calculator, exchange rates, money converter, currency exchange; travel app, money calculator",
  "unit converter":
    "unit conversion, measurement converter, convert units, unit converter app; calculator app, converter app",
  "concrete calculator": "concrete calc, concrete estimator, concrete calculator app; construction app",
  "paint calculator":
    "paint estimator, how much paint, paint coverage calculator, paint quantity calculator, wall paint calculator; home improvement",
  "spirit level app":
    "us:bubble level, uk:spirit level, level tool, us:bubble level app, us:leveling tool; measuring tool",
  "compass app":
    "compass, digital compass, phone compass, compass direction, direction finder; navigation app, outdoor app",
  "sound meter":
    "decibel meter, noise meter, sound level meter, db meter, noise level meter; measuring tool, audio app",
  "light meter":
    "lux meter, light meter app, exposure meter, light intensity meter, measure light; measuring tool, photography app",
  "magnifying glass app": "magnifier, magnifying glass, magnifier app, phone magnifier; accessibility app",
  "tape measure app": "measuring app, tape measure, measure app, digital tape measure; measuring tool",
  "water reminder":
    "drink water reminder, hydration reminder, water drinking app, water reminder app; health app, reminder app",
  "water intake tracker":
    "water tracker, hydration tracker, drink water tracker, water log, water intake log; health app, health tracker",
  "calorie counter":
    "calorie tracker, calorie counting app, count calories, calorie log, food calorie counter; diet app, food diary",
  "food diary": "food journal, food log, meal diary, meal log, food tracker, eating diary; diet app, health diary",
  "macro tracker": "macro counter, macro tracking app, track macros; diet app, nutrition app",
  "fasting tracker": "fasting timer, fasting app, intermittent fasting; diet app, health tracker",
  "weight tracker": "weight log, weight diary, weight tracking app, body weight tracker; health app, health tracker",
  "blood pressure log":
    "blood pressure tracker, blood pressure diary, bp tracker, bp log, blood pressure app; health diary, health tracker",
  "blood sugar log":
    "blood sugar tracker, glucose tracker, glucose log, blood glucose log, blood sugar diary; health diary, diabetes app",
  "period tracker":
    "period calendar, cycle tracker, menstrual calendar, period app, menstrual tracker; women's health, health tracker",
  "ovulation calculator":
    "ovulation tracker, ovulation calendar, fertility calculator, fertile days, fertile window; women's health, fertility app",
  "symptom tracker": "symptom diary, symptom log, symptom journal; health diary, health tracker",
  "headache diary": "headache tracker, headache log, headache journal, headache app; health diary, symptom tracker",
  "mood tracker": "mood diary, mood journal, mood log, mood tracking app; mental health, health diary",
  "gratitude journal": "gratitude diary, gratitude app, gratitude journal app; journal app, mental health",
  "diary app": "daily journal, personal diary, daily diary, diary writing; writing app, journal app",
  "dream journal": "dream diary, dream log, dream tracker, dream recorder, dream journal app; journal app, sleep app",
  "meditation timer": "meditation bell, mindfulness timer, meditation timer app; meditation app, timer app",
  "breathing exercise app":
    "breathing exercises, breathing app, breathwork app, breathing trainer; relaxation app, wellness app",
  "interval timer": "workout timer, exercise timer, interval training timer; workout app, fitness app",
  "gym log": "gym tracker, gym workout log, gym diary, workout log, gym journal; workout app, fitness app",
  "step counter":
    "pedometer, step tracker, steps app, walking step counter, step counter app; fitness app, walking app",
  "running tracker": "run tracker, running app, jogging tracker, running log; fitness app",
  "cycling tracker": "bike tracker, bike ride tracker, cycling app, bike computer, ride tracker; fitness app",
  "swim tracker": "swimming tracker, swim log, swim app, swimming log, swim workout log; fitness app",
  "climbing log": "climbing logbook, climbing tracker, climbing diary, climbing journal, route log; climbing app",
  "stretching app":
    "stretching exercises, stretch app, stretching routine, daily stretching, stretch routine; fitness app, workout app",
  "couch to 5k app": "couch to 5k, 5k training plan, c25k, couch potato to 5k; running app, training plan",
  ...furtherAppKinds,
  ...everydayAppKinds,
  ...moreAppKinds,
}
