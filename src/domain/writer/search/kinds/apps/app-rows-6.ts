import type { KindRows } from "../kind-rows.ts"

export const appRows6: KindRows = {
  "miniature painting app": "miniature painting, mini painting tracker, hobby paint tracker; hobby app",
  "mobility app":
    "mobility training, mobility exercises, mobility routine, joint mobility, mobility workout; fitness app",
  "model kit tracker":
    "model kit stash, model stash, scale model tracker, uk:scale modelling app, model kit collection; hobby app",
  "model railway app": "us:model railroad; hobby app",
  "model release app":
    "model release form, photo release form, photo consent form, talent release form; photography app, business app",
  "molar mass calculator": "molar mass, chemistry calculator; chemistry app",
  "mole tracker": "mole checker, skin mole tracker, mole check, skin cancer checker, mole monitoring; health app",
  "molkky scorer": "molkky score, molkky app, molkky score keeper; outdoor game",
  "money manager": "budget app, money tracker, personal finance, money management, spending tracker; finance app",
  "moon map": "moon atlas, lunar map, moon globe, moon craters map; astronomy app, moon app",
  "moon sign app": "moon sign, moon astrology; astrology app",
  "most likely to app": "who is most likely, who's most likely; party game",
  "mot reminder": "uk:mot check, uk:car tax reminder, uk:mot and tax check, uk:mot history; car app",
  "motorcycle lean angle app": "lean angle, lean angle meter; motorcycle app",
  "motorcycle route planner":
    "motorcycle routes, motorcycle gps, uk:motorbike route planner, motorcycle navigation; motorcycle app",
  "motorcycle theory test":
    "uk:motorbike theory test, us:motorcycle permit test, us:motorcycle practice test, motorcycle theory app; exam practice, driving app",
  "motorhome app": "campervan app, van life app, us:rv app; travel app",
  "mountain bike trail app":
    "mtb trails, mountain bike trails, mountain biking app, mtb trail map; cycling app, outdoor app",
  "mountain weather app": "mountain forecast, mountain weather, summit weather, peak forecast; weather app, hiking app",
  "movie collection app":
    "dvd collection, blu-ray collection, movie catalog, movie inventory, dvd library; collection app",
  "movie quiz": "uk:film quiz, movie trivia, guess the movie, uk:guess the film; quiz game",
  "ms tracker": "multiple sclerosis app, ms symptom tracker, ms diary, multiple sclerosis diary; health diary",
  "muay thai app": "muay thai, muay thai training; martial arts app",
  "multi timer": "multiple timers, multi timer app, several timers, multiple countdown timers; timer app",
  "multitrack recorder":
    "multi track recorder, home studio, recording studio, multitrack studio, song recorder; music maker, recording app",
  "murder mystery party app": "murder mystery, murder mystery game, crime party game; party game",
  "muscle anatomy app": "muscle anatomy, muscular system, learn muscles, muscles anatomy; anatomy app",
  "music id app": "song finder, identify song, music recognition, song identifier; music app",
  "music notation app":
    "sheet music maker, music composer, write sheet music, score writer, notation editor, music score editor; music app",
  "music player": "mp3 player, music player app, audio player, play music, song player; audio app, music app",
  "music streaming app": "music streaming, stream music, songs app, listen to music, streaming music; music app",
  "music studio app": "daw app, music production, recording studio, music studio, make music; music maker",
  "music teacher app":
    "music studio management, music lesson scheduler, lesson tracker, music lesson app; teacher app, music app",
  "music theory app":
    "learn music theory, music theory, music theory lessons, music theory course, music theory practice; music learning",
  "music transcription app": "transcribe music, audio to sheet music, song transcriber, transcribe songs; music app",
  "muslim prayer app": "prayer times, salah times, azan, adhan, namaz times; muslim app",
  "nail design app": "nail art, nail designs, nail ideas, nail art ideas, manicure ideas; beauty app",
  "national park app": "national parks, national park guide; travel app, outdoor app",
  "nato phonetic alphabet app": "phonetic alphabet, nato alphabet, aviation alphabet, spelling alphabet; reference app",
  "nature journal": "nature diary, field journal, naturalist notebook, nature notes; nature app, journal app",
  "nature sound app":
    "nature sounds, forest sounds, relaxing nature sounds, ocean sounds, ambient sounds; relaxation app",
  "nautical chart app":
    "marine charts, nautical charts, marine navigation, boat navigation, chart plotter; boating app",
  "nclex prep app": "nclex, nclex practice questions, nursing exam, nclex test; exam preparation, nursing app",
  "neck exercise app": "neck exercises, neck stretches, neck pain relief, neck pain exercises, text neck; health app",
  "needle inventory": "knitting needle inventory, needle tracker; knitting app",
  "netball app": "netball scorer, netball stats, netball score; sports app",
  "network scanner": "wifi scanner, network analyzer, ip scanner, wifi thief detector; network tools",
  "never have i ever": "never ever game, i have never, never have i; party game",
  "news app": "news, breaking news, world news, news headlines",
  "newspaper app": "newspapers, daily newspaper, e-paper, newspaper reader, all newspapers; news app",
  "nfc tool": "nfc reader, nfc tag writer, nfc, nfc tag reader, nfc tools; utility app",
  "nine men's morris game": "nine men's morris, mills game, merels, mill board game; board game",
  "no spend challenge": "no spend tracker, no spend day, spending freeze, no buy challenge, no spend app; money saving",
  "note reading game":
    "learn music notes, read music notes, music note trainer, note naming, sheet music notes, learn to read music; music learning",
  "note summarizer": "summarize text, text summarizer, summary maker, article summarizer; study app, productivity app",
  notepad: "notes, note app, notepad app, memo pad, notebook, simple notes; productivity app, writing app",
  "noun gender app": "noun gender quiz; language learning",
  "number learning app":
    "learn numbers, 123 numbers, counting games, numbers for kids, learn to count; learning app, kids app",
  "number match game": "number match, ten pair, make ten, take ten, numberama; number puzzle",
  "number plate checker":
    "uk:reg check, uk:car check, uk:vehicle check, us:license plate lookup, uk:number plate check; car app",
  "number puzzle game": "number puzzles, number game, numbers game, us:math puzzle; puzzle game",
  "numerology app": "numerology, life path number, numerology calculator, name numerology; spiritual app",
  "nurikabe game": "nurikabe, islands puzzle, nurikabe puzzle; logic puzzle",
  "nutrition calculator": "nutrition facts, recipe calorie calculator, nutrition label; diet app",
  "obd code app": "obd codes, dtc codes, car fault codes, check engine codes, trouble codes; car app",
  "obd2 scanner": "obd2, obd car scanner, car diagnostics, obd reader, car code reader; car app",
  "object remover":
    "remove objects from photo, photo eraser, remove unwanted object, object eraser, remove people from photos; photo editor",
  "observing log": "astronomy log, astronomy journal, stargazing log, observation log, telescope log; astronomy app",
  "ocd app": "ocd help, ocd therapy, erp therapy, ocd exercises; mental health",
  "off road map": "off road trails, 4x4 trails, atv trails, offroad gps; outdoor app",
  "oh hell scorer": "oh hell score, contract whist scorer, nomination whist score; score keeper, card game",
  "old maid game": "old maid, old maid card game, black peter; card game",
  "omer counter": "sefirat haomer, count the omer, omer app, omer reminder; jewish app",
  "one line puzzle": "one line drawing, one stroke puzzle, draw one line, one touch drawing; puzzle game",
  "oracle card app": "oracle cards, oracle reading, daily oracle, oracle deck; spiritual app",
  "orchid care app": "orchid care, orchid log, orchid tracker, orchid collection; plant app",
  "orienteering app": "orienteering, orienteering maps, orienteering training; outdoor app",
  "origami app": "origami, learn origami, paper folding, origami instructions, how to make origami; craft app",
  "orthodox calendar": "orthodox church calendar, orthodox app, orthodox fasting calendar; faith app",
  "oscilloscope app":
    "oscilloscope, audio oscilloscope, waveform viewer, signal oscilloscope; audio app, electronics app",
  "oxygen level log":
    "spo2 tracker, oxygen tracker, blood oxygen log, oxygen saturation log, pulse oximeter log; health app",
  "paddle board app": "paddle boarding, sup tracker, sup app, paddleboard tracker; paddling app",
  "paint color matcher":
    "us:paint color match, us:paint color finder, us:match paint color, uk:paint colour match, uk:paint colour finder, uk:paint colour matcher; home improvement",
  "paint visualizer": "wall paint app, room paint visualizer, paint my wall, us:wall color changer; home design",
  "palm reading app": "palm reading, palmistry, palm reader, hand reading; spiritual app",
  "panic alarm app": "personal alarm, panic button, safety alarm, emergency siren; safety app",
  "panic attack app": "panic attack help, panic relief, panic attack relief, stop panic attack; mental health",
  "panorama camera": "panorama app, panoramic photo, panorama maker; camera app",
  "paper plane app": "us:paper airplanes, paper planes, origami planes; craft app",
  "parachute log": "skydiving logbook, skydive log, jump log, skydiving app, parachute logbook; aviation app",
  "paragliding app": "paragliding, variometer, vario app, paraglider log, paragliding flight log; aviation app",
  "parental control app":
    "parental control, parental controls, kids screen time, child lock, child monitoring; family app, safety app",
  "parking game": "car parking, parking simulator, car parking game, park the car; driving game",
  "parking puzzle game": "car jam, parking jam, traffic jam puzzle, unblock car, car out; puzzle game",
  "parkinson's app": "parkinson's tracker, parkinsons diary, parkinsons app; health app",
  "party game": "party games, group games, game night, games with friends, party game app; group game",
  "passport photo maker":
    "passport photo, passport photo app, id photo maker, id photo, visa photo maker; photo app, travel app",
  "passport tracker":
    "passport expiry reminder, travel document organizer, passport wallet, passport reminder; travel app",
  "password generator": "random password, generate password, password creator; security app",
  "past paper app": "past papers, past exam papers, exam papers, uk:previous question papers; exam preparation",
  "pasta timer": "pasta cooking timer, al dente timer, spaghetti timer; kitchen timer",
  "paver calculator":
    "paving calculator, patio calculator, paver estimator, uk:paving slab calculator; building calculator",
  "pay stub maker":
    "us:paystub generator, us:pay stub generator, us:paycheck stub, uk:payslip maker, uk:payslip generator; business app",
  "payroll app": "payroll, payroll calculator, employee payroll, small business payroll, staff payroll; business app",
  "pcos tracker": "pcos app, pcos diary, pcos symptom tracker; women's health",
  "pdf compressor": "compress pdf, reduce pdf size, shrink pdf, pdf size reducer; pdf app",
  "pdf converter": "convert to pdf, pdf to word, word to pdf, pdf converter app, file to pdf; pdf app, office app",
  "pdf merger": "merge pdf, combine pdf, join pdf, pdf combiner; pdf app",
  "pdf reader": "pdf viewer, open pdf, pdf reader app, read pdf, view pdf files; office app, document app",
  "pdf scanner": "document scanner, scan to pdf, pdf scanner app, scan documents, doc scanner; scanner app, office app",
  "peg solitaire game": "peg solitaire, marble solitaire, peg puzzle, uk:brainvita; puzzle game",
  "pen collection app": "fountain pen tracker, pen and ink log; collection app",
  "pendulum app": "pendulum, dowsing app, pendulum dowsing, yes no pendulum; spiritual app",
  "pension tracker": "pension app, pension calculator, uk:pension pot, pension planner; finance app",
  "perfume collection app":
    "fragrance collection, perfume tracker, fragrance app, perfume wardrobe, scent log; collection app",
  "personal crm":
    "personal crm app, keep in touch, relationship manager, friend reminder, contact notes; productivity app",
  "personal finance app": "personal finance, money manager, budget app, finance tracker, finance manager; money app",
  "personal safety app": "personal safety, safety alert, panic alarm, walk home safe; safety app",
  "personal trainer app":
    "personal trainer, fitness coach, workout coach, fitness trainer, workout trainer; fitness app",
  "personal trainer exam app": "personal trainer exam, cpt exam prep; exam preparation",
  "personality test": "personality quiz, personality types, character test; quiz app",
  "pet adoption app": "adopt a pet, dog adoption, rescue pets, adopt a dog, pet adoption; pet app",
  "pet camera app": "pet monitor, dog monitor, pet cam, dog camera, cat camera; pet app",
  "pet care app": "pet care, pet tracker, pet manager, pet organizer, pet diary; pet app",
  "pet finder": "lost pet, find my pet, lost dog app, lost pet finder; pet app",
  "pet medication reminder": "pet medicine reminder, pet meds tracker, dog medication reminder; pet app",
  "pet name app": "pet names, pet name generator, names for pets; pet app",
  "pet sitter app": "pet sitting, find a pet sitter, pet sitter finder, pet sitting app; pet app",
  "pet weight tracker": "pet weight log, dog weight tracker, cat weight tracker, pet weight chart; pet app",
  "petanque scorer": "petanque score, boules scorer, boules score app, petanque app; sports app",
  "phone cleaner": "cleaner app, phone cleaner app, junk cleaner, clean storage, cache cleaner; utility app",
  "phone test app": "phone checker, test your phone, hardware test, phone diagnostic; utility app",
  "phone transfer app": "transfer data, new phone transfer, phone switch; utility app",
  "photo book maker": "photo book, photo album maker, make a photo book, photobook app, create photo book; photo app",
  "photo challenge app": "daily photo challenge, photo a day, photography challenge, photo project; photography app",
  "photo colorizer":
    "us:colorize photos, us:color old photos, uk:colourise photos, uk:colour old photos, us:black and white colorizer; photo editor, old photos",
  "photo editor": "photo editor app, picture editor, edit photos, image editor, pic editor, photo editing; photo app",
  "photo enhancer":
    "enhance photo quality, photo enhancer app, improve photo quality, sharpen photo, unblur photo; photo editor",
  "photo filter":
    "photo filters, filter app, photo effects, picture filters, filters for pictures; photo editor, photo app",
  "photo frame":
    "photo frames, picture frames app, photo frame editor, frames for photos, photo frame app; photo editor, photo app",
  "photo gallery": "gallery app, photo gallery app, picture gallery, photo album, photo viewer; photo app",
  "photo location app":
    "photo spots, photo location finder, photo scouting, photography locations, photo spot map; photography app, map app",
  "photo measuring app":
    "measure on photo, photo measure, add dimensions to photo, image measure, photo measurements; measuring tool",
  "photo mosaic maker": "photo mosaic, mosaic maker, picture mosaic, mosaic photo app; photo app",
  "photo organizer":
    "photo album organizer, organize photos, photo manager, sort photos, photo gallery organizer; photo app, gallery app",
  "photo printing app": "print photos, photo prints, photo print app, order photo prints, picture printing; photo app",
  "photo scanner":
    "scan old photos, photo scanner app, picture scanner, scan photos, digitize photos; scanner app, photo app",
  "photo slideshow maker":
    "slideshow maker, photo slideshow, photo video maker, slideshow with music, picture slideshow; video app, photo app",
  "photo timestamp camera": "timestamp camera, date stamp camera, time stamp photo, photo date stamp; camera app",
  "photo to pdf converter":
    "photo to pdf, image to pdf, jpg to pdf, picture to pdf, convert photos to pdf; pdf app, office app",
  "photo to sketch app":
    "photo sketch, pencil sketch app, sketch photo maker, photo to drawing, pencil sketch filter; photo editor, art app",
  "photo translator":
    "camera translator, translate photo, image translator, picture translator, translate camera; translator app, travel app",
  "photo vault":
    "hide photos, secret photo album, private photo vault, photo locker, hidden photos; privacy app, photo app",
  "photography course":
    "learn photography, photography lessons, photography tutorial, photo course, photography basics; photography app, learning app",
  "physics app": "physics, learn physics; science app, student app",
  "physics puzzle game": "physics puzzle, physics game, physics puzzles; puzzle game",
  "piano app": "piano keyboard, virtual piano, play piano, piano simulator, digital piano; music app",
  "piano chord app":
    "piano chords, piano chord finder, piano chord dictionary, piano chords chart, keyboard chords; piano app, music learning",
  "piano lesson app":
    "learn piano, piano lessons, piano tutorial, piano learning, piano course, piano teacher; music learning",
  "piano scale app": "piano scales, learn piano scales, piano scale practice; piano app, music practice",
  "piano tuner": "piano tuning app, piano tuning, tune piano, piano tuner app; instrument tuner",
  "picture frame calculator":
    "mat cutting calculator, mat calculator, framing calculator, matting calculator; craft app",
  "picture hanging app": "hang pictures, gallery wall planner, wall art layout; home design",
  "picture word game":
    "guess the word pictures, picture quiz, word picture puzzle, picture puzzle word game; word game",
  "pig farming app": "pig management, swine manager, pig records, us:hog app; farm app",
  "pigeon racing app": "pigeon app, pigeon loft manager, racing pigeon, pigeon pedigree; hobby app",
  "piggy bank app": "piggy bank, money box, coin bank, virtual piggy bank, savings jar; savings app",
  "pilates app": "pilates, pilates workout, pilates exercises, pilates at home; fitness app",
  "pill identifier": "pill finder, identify pills, pill id, medicine identifier, uk:tablet identifier; health app",
  "pilot exam app":
    "ppl exam, us:faa written test, private pilot exam, pilot test prep, ground school; exam preparation, aviation app",
  "pinball game": "pinball, pinball machine, arcade pinball, pinball table; arcade game",
  "ping tool": "ping test, ping app, network ping, latency test; network tools",
  "pinhole camera app": "pinhole calculator, pinhole exposure, pinhole photography; photography app",
  "pinochle game": "pinochle, pinochle card game, play pinochle; card game",
  "pinochle scorer": "pinochle score keeper, pinochle score, pinochle score pad; score keeper, card game",
  "pipe fitting calculator":
    "pipefitter app, pipe offset calculator, pipe fitter calculator, rolling offset calculator; construction app",
  "pipe puzzle game": "pipe game, plumber game, connect pipes, water pipes, pipeline puzzle; puzzle game",
  "pipe sizing calculator": "pipe size calculator, pipe flow calculator; plumbing app",
  "pipe tobacco log": "pipe smoking log, tobacco cellar, pipe tracker, pipe tobacco app; tasting app",
  "pixel coloring app":
    "us:pixel coloring, us:pixel art coloring, us:pixel color by number, uk:pixel colouring, uk:pixel colour by number; coloring app",
  "pizza dough calculator": "pizza dough, pizza calculator; cooking app",
  "plane spotter app": "plane spotting, aircraft spotter, aircraft identifier, plane tracker; aviation app",
  "planetarium app": "planetarium, solar system, planets app, night sky planetarium; astronomy app",
  "plank timer": "plank workout, plank challenge, plank app, plank tracker; fitness app, workout timer",
  "plant disease identifier":
    "plant doctor, plant disease app, plant problem, plant diagnosis, sick plant; gardening app",
  "platform game": "platformer, platform games, jump and run, side scroller; arcade game",
  "playing time tracker":
    "substitution app, game time tracker, player rotation, sub timer, equal playing time; coaching app",
  "plot generator": "story generator, plot ideas, story ideas, writing prompt generator, story plot; writing app",
}
