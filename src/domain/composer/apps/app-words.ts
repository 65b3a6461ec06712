import { wordSet } from "../../text/word-set.ts"

/** What an app can be: "a metronome", "a row counter". Whatever else its description begins with, it has or shows. */
const kinds = wordSet(`
  app application game puzzle quiz tool toolkit kit tracker planner timer counter calculator manager editor reader scanner
  player recorder tuner metronome diary journal log logger organiser organizer calendar map atlas guide handbook dictionary
  translator converter browser keyboard launcher simulator course trainer coach tutor radar alarm clock compass reminder
  monitor notebook notepad client viewer finder locator mixer synth synthesizer synthesiser sequencer looper camera scrapbook
  wallet library radio companion studio designer maker builder generator cleaner blocker checker identifier explorer assistant
  budget ledger checklist splitter sketchbook whiteboard scoreboard stopwatch thermometer barometer level ruler magnifier flashlight torch
  forecaster decoder encoder drum piano instrument sampler solver workbook phrasebook songbook cookbook logbook album gallery vault
  messenger dialer dialler widget teleprompter soundboard almanac directory encyclopedia encyclopaedia field-guide
  crossword sudoku solitaire platformer roguelike shooter racer adventure
`)

export const isKind = (word: string): boolean => kinds.has(word.toLowerCase())

/** Verbs that sellers of apps tell their features with: "scan QR codes", "plan a route". */
export const appVerbs = wordSet(`
  add adjust analyse analyze annotate answer archive arrange ask assign attach automate back block book bookmark browse build
  calculate calibrate capture cast catch clock change chart chat check choose clean clear clip collect colour color combine compare
  compose compress connect control convert copy count create crop customise customize cut delete design dictate discover divide
  download drag draw drop edit encrypt enter estimate explore export extract fill filter find fix flag follow freeze get give
  grade group guess hear hide highlight hum identify import invite join keep learn let limit link listen load log look loop
  make manage map mark match measure memorise memorize merge mix monitor move name navigate organise organize paint pan
  paste pay photograph pick pin plan play practise practice predict preview print protect quiz rate read rearrange receive recognise
  recognize record redeem remember remind remove rename repeat replay report request reserve resize restore review rotate save
  scale scan schedule scroll search see select send shake share show sign simulate sing sketch skip slow snap solve sort speak
  split spot start stream study swap switch sync tag take talk tap teach tell test time trace track train transcribe transfer
  translate trim tune turn type undo unlock unzip update upload use view visit vote wake watch write zip zoom stack layer press push pull throw race battle fight defend conquer raise breed hunt cook bake serve decorate
  tick jot plot pinpoint dress guess bluff bid buy sell trade swipe master survive escape rescue charge recite meditate breathe relax run walk ride
`)

/** What has no plural and takes no article: "bank sync", "stroke order animation". */
export const appMasses = wordSet(`
  sync syncing nutrition history data support mode status markup playback access navigation tracking export import sharing storage
  backup encryption recognition animation repetition accuracy integration speech music audio dictation progress feedback
  detection editing logging scrolling shading drawing correction compression practice training printing streaming billing
  entry input output messaging scanning reading cleaning lookup autofill handwriting haptics vibration weather pressure light
  sound colour color contrast text shorthand tablature notation vocabulary grammar pronunciation content help
  cloud metadata scoring timing control
`)

/** Praise that nobody can check, and cries for attention. No store wants them, and no fact is lost with them. */
export const boasts =
  /(?:#\s?1|\bno\.? ?1\b|\bnumber one\b)(?: rated)?\s?|\b(?:the )?(?:world['’]?s )?(?:ultimate|greatest|amazing|awesome|incredible|insane|unbeatable)\s|\bthe best\s|\bbest\s(?!before|friends?|times?\b|of )|\bmost (?:downloaded|popular|loved|trusted)\s?|\s?\b(?:super ?|really |very )?fast(?=[.!]|$)|\b(?:over )?[\d,.]*\s?millions?(?: of)? (?:happy )?(?:users|downloads)\b|\b\d(?:\.\d)?[ -]?(?:stars?|rated)(?: rat(?:ed|ing))?\b|\b(?:install|download|buy|try|get it) (?:it )?now\b/giu

/** Behind one of these, the verb before it is half of a noun: "search filters", "practice tests". */
export const compoundEnds = wordSet(`
  options settings modes tools features tests rooms presets templates filters buttons reminders alerts windows sheets books cards
  games puzzles charts types tabs pages boards times charges controls lists effects tricks drills sessions exercises entries
`)
