import { readRows } from "./row.ts"

/** Apps, by what they are for. Phrases say what any app of the kind does, never what one has. */
export const apps = readRows(`
alarm app: alarm clock app, wake up app | morning routine, wake up, bedside clock, daily alarm, waking on time
app launcher: home screen launcher, phone launcher | home screen, phone customisation, app drawer, phone look, icons and
  widgets
arcade game: arcade app, action game | high score, casual game, mobile gaming, pick up and play, reflex game
baby tracker: newborn tracker, baby log, feeding tracker | nappy log, baby sleep log, parents at home, feeding times,
  baby diary
banking app: mobile bank, bank app | personal finance, account balance, mobile banking, banking on phone, everyday money
barcode scanner: bar code scanner, barcode reader | product scan, code scanning, product lookup, inventory count, shop
  stock app
breathing app: breathwork app, breathing exercise, breath trainer | mindfulness, calm moment, relaxing, paced breathing,
  mindful minutes
budget app: budgeting app, budget planner, budget tracker | personal finance, spending tracker, money management,
  household budget, monthly budget
calendar app: planner app, schedule app, agenda app | day planning, appointments, time management, weekly schedule, date
  planner
calorie counter: calorie tracker, food tracker, food diary app | diet tracker, nutrition log, macro tracking, weight
  goals, meal log
camera app: photo camera app, photo taking app | mobile photography, taking photos, picture taking, photo shooting,
  camera controls
card game app: solitaire game, cards app | casual game, patience, card player, relaxing game, playing cards
charging map: ev charger map, charging station finder | ev charger, ev driving, charger finder, charging points, road
  trips
chat app: messaging app, messenger, instant messenger | text friends, group chat, send messages, stay in touch,
  conversations
chess app: chess game, play chess, chess trainer | chess practice, board games, strategy game, chess tactics, checkmate
crm app: crm, client manager, customer manager | sales leads, client list, shop owner, contact records, sales pipeline
crossword app: crossword, crossword puzzle, crossword game | clue solving, word puzzles, crossword solver, puzzle page,
  brain training
cycling app: bike app, ride tracker, bike tracker | bike routes, ride log, cycling training, bike computer, road and
  trail
dating app: online dating, match making app | meet people, singles nearby, find a date, relationships, matches
dictionary app: word lookup app, word reference app | word meanings, vocabulary, spelling check, language study, look up
  words
document scanner app: pdf scanner, scanner app, doc scanner | scan documents, scan with phone, paperwork, receipt
  scanning, home office
dog training app: puppy training app, dog trainer app | dog commands, puppy lessons, good dog, dog owner, clicker
  training
drawing app: sketch app, art app, digital drawing | digital art, sketching, artist tools, draw and paint, doodle
ebook reader app: reading app, book reader app | reading books, digital library, bookworm, read on phone, bookshelf
expense tracker: spending tracker, expense app, expense manager | personal finance, money management, expense log,
  tracking spending, budgeting
fasting app: fasting tracker, fasting timer, intermittent fasting app | eating window, hours since eating, diet habits,
  weight goals, meal timing
file manager: file explorer, file browser, files app | folders and files, phone folders, move and copy, file organiser,
  phone storage
fitness app: workout app, exercise app, training app | home workout, gym tracker, fitness goals, get moving, exercise
  plan
flashcards: flash card app, flashcard app, study cards | exam revision, memorising, learning cards, study tool,
  vocabulary learning
focus app: focus timer, concentration app | deep work, screen time, study sessions, productivity, getting focused
guitar tuner: tuner app, instrument tuner, tuning app | tune guitar, string tuning, music practice, guitar practice,
  chromatic tuning
habit tracker: habit app, routine tracker, habit builder | daily routine, goal tracking, building habits, self
  improvement, habit log
hiking app: trail app, hiking tracker, walking route app | hiking trails, trail maps, walking routes, mountain walks,
  outdoor adventures
inventory app: stock app, inventory tracker, stock control app | stock count, shop owner, warehouse, item tracking, home
  inventory
investing app: investment app, stock app, trading app | stock market, share trading, portfolio, personal finance,
  investor tools
invoice app: invoice maker, invoicing app, billing app | freelance billing, shop owner, bill clients, invoice generator,
  business finance
journal app: diary app, journaling app | daily writing, self reflection, personal diary, memory keeping, mindful writing
keyboard app: phone keyboard, typing keyboard | typing on phone, emoji and text, text input, key layout, messaging
kids game: childrens game, toddler game, game for kids | early learning, play and learn, family fun, preschool play,
  screen play
knitting counter: row counter, knitting app, row counter app | knitting project, crochet rows, stitch counting, pattern
  tracking, knitters
language app: language learning app, language course | learn a language, vocabulary practice, speaking practice, grammar
  practice, language study
map app: maps app, map viewer | directions, finding places, getting around, route finding, city maps
math app: maths app, math practice, maths practice | arithmetic, homework, times tables, school maths, sums practice
meal planner: meal planning app, menu planner, dinner planner | weekly meals, grocery list, family dinners, recipe
  ideas, what's for dinner
medication reminder: pill reminder, medicine tracker, pill tracker | taking tablets, dose schedule, health routine,
  prescription times, meds log
meditation app: mindfulness app, guided meditation | breathing, quiet mind, daily calm, mindful minutes, relaxing
metronome app: tempo app, beat counter | music practice, keep time, drum practice, tempo training, rhythm trainer
migraine diary: migraine tracker, headache diary, headache tracker | attack log, trigger log, health journal, pain
  diary, neurologist visit
moon phase app: moon calendar, lunar calendar, moon phase | night sky, lunar cycle, moon tonight, stargazing, phases of
  the moon
music player: audio player, music app | song library, listen to music, playlist, music collection, audio files
navigation app: navigator, sat nav app, route planner | driving directions, road trips, getting around, way finding,
  finding places
notes app: note taking app, notepad app, notebook app | note keeping, writing ideas, memo pad, digital notebook,
  productivity
offline map: map without signal, offline navigation | no signal travel, map download, hiking maps, trip navigation,
  directions
parking app: parking finder, car park finder | city driving, find parking, park and pay, parking spot, car parking
password manager: password vault, password keeper, password safe | login storage, account security, passcodes, remember
  passwords, digital security
period tracker: cycle tracker, menstrual calendar, period calendar | cycle log, ovulation calendar, period diary,
  monthly cycle, fertility
photo editor: photo editing app, picture editor, image editor | photo effects, edit pictures, photo filters, photo
  retouch, crop and adjust
piano app: piano lesson app, learn piano app, keyboard app | piano practice, piano lessons, play songs, music learning,
  sheet music
planner app: day planner app, daily planner, schedule planner | time management, weekly schedule, productivity, organise
  my day, agenda
plant care app: plant app, plant tracker, plant watering app | houseplant care, watering schedule, plant lover, plant
  diary, gardening
podcast app: podcast player, podcast listener | podcast episodes, listen on the go, podcast library, talk shows, audio
  shows
pregnancy app: pregnancy tracker, due date app, pregnancy calendar | expecting parents, pregnancy weeks, baby bump,
  trimester, due date countdown
puzzle game: puzzle app, brain puzzle, logic game | brain training, casual game, mind games, commute game, problem
  solving
qr scanner: qr code scanner, qr reader, qr code reader | scan codes, code reading, scan with phone, scan and open, phone
  scanner
quiz app: trivia app, quiz game, trivia game | general knowledge, quiz night, question game, brain training, test
  yourself
racing game: car racing game, race game, driving game | car game, track racing, lap times, arcade driving, speed racing
rain radar: weather radar, rain map, radar app | rain forecast, storm tracking, weather map, precipitation, will it rain
recipe app: recipe keeper, cookbook app, recipe manager | cooking at home, recipe box, dinner ideas, meal planning,
  recipe collection
reminder app: reminder, alert app | daily reminders, not forgetting, task alerts, time management, memory aid
report app: site report app, inspection app, field report | photo report, construction site, snagging list, site survey,
  job documentation
role playing game: rpg, rpg game | quest and battle, fantasy adventure, character building, mobile gaming, story game
running app: run tracker, running tracker, jogging app | training plan, run log, marathon training, race goals, pace and
  distance
running coach: run coach app, running plan, run trainer | marathon training, race goals, training schedule, runner app,
  running programme
shopping list app: grocery list, grocery app, shopping list | supermarket trip, weekly shop, household list, food
  shopping, pantry list
simulation game: sim game, simulator game | build and manage, casual game, mobile gaming, virtual life, management game
sleep app: sleep tracker, sleep sounds app | bedtime routine, night rest, falling asleep, sleep habits, sleep diary
social app: social network, community app | meet people, share moments, connect with others, online community, friends
stargazing app: star map, sky map, astronomy app | night sky, constellations, planet finder, star chart, sky watching
step counter: pedometer, step tracker, walking app | daily steps, walking goals, fitness tracker, activity log, walk
  more
strategy game: tactics game, strategy app | mind games, battle planning, tactical thinking, planning ahead, strategy
  gaming
study app: learning app, revision app, study planner | exam revision, student tools, homework, school and college, study
  notes
sudoku app: sudoku, sudoku puzzle, number puzzle | brain training, logic puzzle, casual game, puzzle page, number game
symptom tracker: symptom diary, health diary, symptom log | health journal, doctor visit notes, pain diary, health
  records, trigger log
task manager: to do list, task app, task planner | getting things done, daily tasks, productivity, project planning,
  checklist
tide app: tide times, tide table, tide chart | high water, coastal walks, sea fishing, sailing times, low tide
time tracker: time tracking app, hours tracker, timesheet app | work hours, freelance hours, billable time,
  productivity, project time
timer app: countdown timer, timing app | time tracking, kitchen timer, stopwatch, study timing, interval timing
to do app: to do list app, task list, task manager | getting things done, daily tasks, productivity, checklist, day
  planning
transit app: bus tracker, bus times app, public transport app | bus departures, getting around, timetable, next bus,
  city travel
translator app: translation app, language translator app | foreign language, travel phrases, text translation, word
  translation, language help
travel app: trip planner, travel planner, itinerary app | holiday planning, city guide, travel plans, trip itinerary,
  vacation planning
video editor: video editing app, movie maker, video maker | video clips, edit videos, video projects, content creator,
  trim and cut
vpn: vpn app, virtual private network, vpn proxy | internet privacy, online security, hotspot security, private
  browsing, ip address
wallpaper app: background app, phone wallpaper | home screen, lock screen, phone background, phone look, screen
  backgrounds
water tracker: drink reminder, hydration tracker, water reminder | daily water, daily habits, drinking water, hydration
  log, water intake
weather app: weather forecast app, forecast app | weather today, daily forecast, local weather, temperature, weather
  outlook
web browser: browser app, internet browser | web surfing, internet search, browsing, tabs and bookmarks, web pages
widget app: home screen widget, widget maker | home screen, phone customisation, lock screen, phone look, screen widgets
word game: word puzzle, word app, letter game | vocabulary game, brain training, casual game, spelling game, word search
  fun
workout tracker: gym log, workout log, lifting log | strength training, gym progress, sets and reps, fitness goals,
  exercise diary
yoga app: yoga class app, yoga practice app | yoga at home, stretching, yoga poses, daily yoga, mind and body
`)
