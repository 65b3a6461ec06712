import type { KindRows } from "./kind-rows.ts"

export const furtherAppKinds: KindRows = {
  "pomodoro timer": "focus timer, pomodoro app, pomodoro, pomodoro clock; productivity app, timer app",
  "study planner":
    "study schedule, study organizer, study plan app, uk:study timetable, student planner; student app, school planner",
  "homework planner": "homework tracker, uk:homework diary, homework organizer, assignment planner; school planner",
  "class timetable app":
    "uk:school timetable, us:class schedule, timetable app, us:class schedule app, uk:lesson timetable; student app, school planner",
  "grade calculator": "grades calculator, grade average, grade calc; student app, school app",
  "exam countdown":
    "exam countdown timer, days until exam, exam date countdown, exam countdown app; student app, countdown app",
  "countdown app": "countdown timer, day countdown, event countdown; calendar app, reminder app",
  "birthday reminder":
    "birthday calendar, birthday app, birthday countdown, birthday tracker, birthday alerts; reminder app, calendar app",
  "kitchen timer": "cooking timer, kitchen timer app, food timer; timer app, cooking app",
  "egg timer": "boiled egg timer, egg boiling timer, egg timer app, egg cooking timer, boil eggs; kitchen timer",
  "recipe keeper": "recipe organizer, recipe manager, recipe box, recipe book app, save recipes",
  "bread dough calculator":
    "dough calculator, bread calculator, baker's percentage, baker calculator; baking app, cooking app",
  "pantry tracker":
    "pantry inventory, pantry list, food inventory, pantry manager, pantry app; kitchen app, household app",
  "expiry date tracker":
    "expiration date tracker, expiry reminder, expiry tracker, expiry date app; reminder app, household app",
  "grocery list app":
    "grocery list, shopping list app, us:grocery shopping list, uk:food shopping list; shopping app, list app",
  "packing list app": "packing list, travel packing list, trip packing list, packing checklist; travel app, list app",
  "home inventory app": "home inventory, household inventory, inventory list app; household app, inventory app",
  "book tracker": "reading tracker, reading log, book log, book list app; reading app, book app",
  "plant identifier":
    "plant id app, identify plants, plant identification, plant recognition; nature app, gardening app",
  "plant watering reminder":
    "plant water reminder, water my plants, plant watering app, plant watering schedule; plant care, gardening app",
  "mushroom identifier":
    "mushroom id, identify mushrooms, mushroom identification, fungi identifier, mushroom app; nature app",
  "bird identifier": "bird id app, identify birds, bird identification, bird guide; nature app, birding app",
  "tree identifier": "tree id app, identify trees, tree identification, tree guide; nature app, plant identifier",
  "garden planner": "garden planner app, garden planning, garden layout, plan my garden; gardening app, garden design",
  "planting calendar":
    "planting schedule, when to plant, sowing calendar, garden calendar, planting dates; gardening app, garden planner",
  "star map": "star chart, star finder, night sky map, constellation map, sky map; sky guide",
  "moon phase calendar": "moon phases, moon calendar, lunar calendar, moon phase tracker; moon app",
  "tide table": "tide times, tide chart, tides app, tide tables; marine app, fishing app",
  "fishing log": "fishing logbook, catch log, fishing diary, fish catch log, fishing journal",
  "hiking map": "hiking trails, hiking app, trail map, hiking gps, walking map; outdoor app, map app",
  "altimeter app": "altimeter, altitude meter, elevation app, gps altitude, altitude app; gps app, outdoor app",
  "pollen count app":
    "pollen forecast, pollen count, pollen tracker, hay fever app, pollen alert; weather app, allergy app",
  "air quality app": "air quality index, air quality, aqi app, air pollution app; weather app",
  "earthquake alert": "earthquake app, quake alerts, earthquake warning, earthquake alerts; safety app",
  "flight tracker": "flight status, track flights, live flight tracker, plane tracker; travel app, aviation app",
  "train time app": "train times, us:train schedule, train timetable, train app; travel app, public transport",
  "world clock": "time zone clock, world time, time zones app, world clock app; clock app, travel app",
  "time zone converter":
    "time converter, timezone converter, time zone calculator, convert time zones, world time converter; clock app, travel app",
  "alarm clock app": "alarm clock, wake up alarm, alarm app, morning alarm, phone alarm; clock app, sleep app",
  "trip planner":
    "travel planner, itinerary planner, trip planner app, travel itinerary, us:vacation planner; travel app, uk:holiday planning",
  "travel journal": "travel diary, trip journal, travel log, trip diary",
  "dog walk tracker":
    "dog walking tracker, dog walk log, dog walking app, track dog walks, dog walk map; dog app, pet app",
  "pet health tracker": "pet health record, pet medical record, pet health log, pet care tracker; pet app, vet records",
  "dog whistle app":
    "dog whistle, dog whistle sounds, ultrasonic dog whistle, high frequency whistle, whistle for dogs; dog app, dog training",
  "puppy potty tracker":
    "us:puppy potty log, us:puppy potty app, uk:puppy toilet tracker, us:potty training puppy, uk:puppy toilet training; puppy app, dog app",
  "beekeeping log": "hive log, hive inspection log, bee hive tracker; beekeeping app",
  "egg laying tracker": "egg tracker, egg log, egg production log, egg laying log; poultry app, farm app",
  "spelling practice app":
    "spelling practice, spelling app, spelling test, learn spelling, spelling words; learning app, school app",
  "times tables app":
    "times tables, multiplication table, times table practice, multiplication app, learn times tables; math learning, school app",
  "typing tutor":
    "typing practice, learn typing, typing app, typing trainer, typing lessons; learning app, keyboard skills",
  "vocabulary builder":
    "vocabulary app, learn new words, vocab builder, vocab trainer; language learning, learning app",
  "sign language app":
    "learn sign language, sign language, sign language learning, sign language course; language learning, learning app",
  "word search game": "word search, word find, word search puzzle, find the words, wordsearch; word game, puzzle game",
  "chess clock": "chess timer, chess game timer, chess clock app, game clock; game timer",
  "dice roller": "roll dice, dice app, dice roll, virtual dice, digital dice; game tools",
  "random name picker": "name picker, random name generator, name draw, pick a name; random picker, decision app",
  "secret santa generator":
    "secret santa, secret santa app, secret santa draw, gift exchange draw, secret santa names; gift planning, party app",
  "text to speech app":
    "text to speech, read aloud, text reader, tts reader, text to voice; reading app, accessibility app",
  "hearing test app": "hearing test, hearing check, audiogram test, check my hearing; health app, hearing app",
  "rpg character sheet": "character sheet, rpg character builder, rpg character manager; game tools",
  "tally counter": "click counter, tap counter, digital counter",
  "yarn stash app":
    "yarn stash, yarn inventory, yarn stash tracker, yarn tracker, yarn organizer; knitting app, craft app",
  "cross stitch app": "cross stitch pattern app, cross stitch tracker, cross stitch; craft app",
  "quilt calculator":
    "quilting calculator, quilt fabric calculator, quilt math, quilt yardage calc; sewing app, craft app",
  "sunrise sunset time": "sunrise and sunset, sunrise sunset app, sun times, sunrise sunset times; weather app",
}
