import type { KindRows } from "../kind-rows.ts"

export const appRows7: KindRows = {
  "plug adapter guide": "power plug guide, travel adapter guide, socket types, plug types by country; travel app",
  "plumb bob app": "plumb bob, plumb line, vertical level, plumb app; measuring tool",
  "plumbing app": "plumbing calculator, plumber app, plumbing guide",
  "plumbing exam app":
    "plumber exam prep, journeyman plumber test, plumbing practice test, us:plumbing license; exam preparation",
  "pmp exam app": "pmp exam prep, pmp practice test, pmp questions, project management exam; exam preparation",
  "poetry app": "poetry, poems; writing app, reading app",
  "point and click adventure": "point and click, adventure game, point click games, puzzle adventure",
  "point of sale app": "pos, point of sale, pos system, cash register, uk:till app; business app",
  "poker game": "poker, texas holdem, play poker, holdem poker, poker cards; card game",
  "poker odds calculator":
    "poker calculator, poker odds, holdem odds, poker equity calculator, poker hand odds; poker app",
  "poker timer": "poker blind timer, poker clock, tournament timer poker, blinds timer; poker app",
  "poker tracker":
    "poker log, poker bankroll tracker, poker session tracker, bankroll tracker, poker income tracker; poker app",
  "police exam app": "police exam prep, police test, police practice test, police officer exam; exam preparation",
  "police scanner app": "police scanner, scanner radio, radio scanner, police radio, fire scanner; radio app",
  "poll maker": "create poll, polls app, voting app, poll creator, group poll; social app",
  "pool care app":
    "pool maintenance, pool chemical calculator, pool calculator, pool water test, swimming pool app; household app",
  "pool game": "8 ball pool, billiards, pool, billiard game; sports game",
  "pool score app": "pool scorekeeper, billiards score, 8 ball score, pool scorer; billiards app",
  "porn blocker": "quit porn, block porn, porn free; quit tracker",
  "portuguese learning app":
    "learn portuguese, portuguese lessons, portuguese course, speak portuguese; language learning",
  "poster maker": "poster creator, poster design, poster maker app, make a poster; design app, business app",
  "postpartum workout app":
    "postpartum exercise, postnatal workout, after birth exercises, postnatal fitness; fitness app",
  "posture exercise app":
    "posture exercises, posture correction, improve posture, posture corrector, posture workout; fitness app",
  "potassium tracker": "potassium counter, potassium log, potassium food app, kidney diet tracker; diet app",
  "pots tracker": "pots app, pots syndrome tracker, dysautonomia tracker, pots diary; health diary",
  "pottery game": "pottery, pottery simulator, clay game, ceramics game; relaxing games",
  "pottery tracker": "pottery journal, pottery log, ceramics tracker, pottery app",
  "power consumption calculator": "watt calculator, energy cost calculator; energy app",
  "prayer app": "daily prayer, prayers, prayer, pray app; faith app",
  "prayer book app": "prayer book, daily prayers; church app",
  "prayer list app": "prayer list, prayer journal, prayer requests, prayer reminder, prayer tracker; faith app",
  "pregnancy food guide":
    "pregnancy safe food, what to eat pregnant, pregnancy diet app, pregnancy food checker; pregnancy app",
  "pregnancy journal":
    "pregnancy diary, pregnancy log, pregnancy photo journal, bump diary, pregnancy memory book; pregnancy app",
  "pregnancy weight tracker": "pregnancy weight gain, pregnancy weight log, maternity weight tracker; pregnancy app",
  "prenatal workout app": "pregnancy workout, prenatal exercise, pregnancy exercises, pregnancy fitness; pregnancy app",
  "prepper inventory":
    "prepper app, food storage inventory, prepping stockpile, stockpile tracker, emergency supplies; inventory app",
  "preschool app":
    "preschool games, preschool learning, us:pre k games, kindergarten games, uk:nursery learning; kids app, learning app",
  "presentation maker": "slideshow presentation, slide maker, presentation app, make slides, pptx editor; office app",
  "president card game": "president, daifugo, scum card game; card game",
  "pressure cooker app":
    "pressure cooker recipes, pressure cooker times, pressure cooking app, pressure cooking times, pressure cooker guide; recipe app",
  "price tracker": "price drop alert, price watch, price history, price alert app, track prices; shopping app",
  "profit calculator":
    "profit margin calculator, margin calculator, markup calculator, margin and markup, gross profit calculator; business app",
  "project planner":
    "project manager, project management, project tracker, project planner app, project organizer; business app, productivity app",
  "pronunciation app":
    "pronunciation, english pronunciation, how to pronounce, pronunciation checker; language learning",
  "property search app":
    "uk:property for sale, uk:houses for sale, us:homes for sale, us:real estate app, us:house hunting; property app",
  "protein tracker": "protein counter, protein intake tracker, protein log, daily protein; diet app",
  "protractor app": "protractor, angle meter, measure angles, angle finder, digital protractor; measuring tool",
  "psoriasis tracker": "psoriasis diary, psoriasis log, psoriasis app, psoriasis journal; health diary",
  "psychrometric calculator": "psychrometric chart, dew point calculator, wet bulb calculator; hvac app",
  "pub finder": "pubs near me, pub guide, bar finder; drinks app",
  "puff counter": "vape tracker, puff tracker, vape counter, vaping tracker, vape puff counter; quit tracker",
  "pull-up counter":
    "pull ups workout, pull up tracker, pull up training, pull up challenge, pullup counter; workout app",
  "puppy schedule app": "puppy schedule, puppy routine, puppy log, puppy tracker; dog app",
  "puppy training app": "puppy training, train puppy, puppy app; dog app",
  "puppy vaccination record": "puppy vaccine tracker, us:puppy shots, dog vaccine tracker; dog app",
  "purchase order app": "purchase order maker, po maker, purchase orders, purchase order generator; business app",
  "purine tracker": "gout diet, purine food list, low purine diet, gout food app, purine app; diet app",
  "puzzle collection app": "jigsaw puzzle tracker, puzzle log, jigsaw collection, puzzle tracker; collection app",
  "pyramid solitaire game": "pyramid solitaire, pyramid cards, pyramid patience, solitaire 13; solitaire, card game",
  "python learning app": "learn python, python course, python programming, python tutorial, python coding; coding app",
  "qigong app": "qigong, qi gong, learn qigong, chi kung, qigong exercises; wellness app",
  "quilt design app": "quilt designer, quilt planner, quilt block designer, quilt layout, quilt patterns; sewing app",
  "quit drinking app":
    "stop drinking, quit alcohol, sober app, sobriety app, alcohol free app; quit tracker, health app",
  "quit sugar app": "no sugar challenge, sugar free tracker, quit sugar, stop eating sugar; diet app",
  "quit vaping app": "stop vaping, quit vaping, quit vape tracker, vape free, vaping tracker; quit tracker, health app",
  "quiz maker": "quiz creator, make a quiz, test maker, quiz maker app, exam maker; teacher app, study app",
  "quotation maker":
    "quote maker, estimate maker, quotation generator, price quote app, estimate generator; business app",
  "quote maker":
    "text on photo, quote creator, add text to photo, quote maker app, picture quotes; photo editor, social media app",
  "quran app": "quran, al quran, read quran, holy quran, koran; muslim app",
  "quran audio app": "quran mp3, quran recitation, listen quran, audio quran, quran audio; muslim app",
  "quran memorization app": "quran hifz, memorize quran, hifz app, quran memorizer, hifz tracker; muslim app",
  "rabbit breeding app": "rabbit records, rabbitry manager, rabbit breeder app; farm app",
  "racing game": "car racing, car game, racing games, race game, driving game; arcade game",
  "racing lap timer": "track day timer, gps lap timer, race lap timer, karting lap timer, track day app; racing app",
  "radio app": "internet radio, radio stations, online radio, live radio, radio player; music app, audio app",
  "raffle app": "raffle draw, raffle picker, raffle generator, giveaway picker, prize draw; random picker",
  "rafter calculator":
    "rafter length calculator, roof framing calculator, roof rafter app, rafter calc; construction app",
  "rain gauge app": "rain gauge, rainfall tracker, rainfall record, rain log; farm app, weather app",
  "rain sound app": "rain sounds, rain noise, rain sleep sounds, rainfall sounds; sleep app, relaxation app",
  "ramadan app": "ramadan calendar, ramadan times, iftar times, sehri iftar time, ramadan tracker; muslim app",
  "random number generator": "rng, random number, number generator, number picker, random number picker; random picker",
  "raw photo editor":
    "raw editor, edit raw photos, raw photo app, dng editor, raw converter; photo editor, photography app",
  "rc car app": "rc setup, rc car setup; hobby app",
  "reaction time test": "reaction test, reflex test, reaction time, reaction training, reflex game; brain game",
  "read it later app": "read later, save articles, article saver, save for later; reading app",
  "real estate exam app":
    "real estate exam prep, us:real estate license, real estate practice test, us:realtor exam; exam preparation",
  "rebar calculator": "rebar estimator, steel bar calculator, rebar weight, uk:bar bending schedule; construction app",
  "receipt maker": "receipt generator, make receipts, receipt creator, cash receipt, receipt book; business app",
  "recipe app": "recipes, cooking app, cook book, recipe book, cooking recipes; food app",
  "recipe converter": "recipe scaler, recipe calculator, convert recipes, recipe measurements; cooking app",
  "recipe cost calculator":
    "food cost calculator, recipe costing, food costing, dish cost calculator; cooking app, business app",
  "recipe generator": "what to cook, recipe by ingredients, recipe finder, fridge recipes; recipe app",
  "recorder lesson app": "learn recorder, recorder notes, play recorder, recorder practice; music learning",
  "reef tank app": "reef tank log, reef tracker, coral app, saltwater aquarium, reef calculator; fish keeping",
  "reflux diary": "acid reflux tracker, gerd tracker, heartburn diary, heartburn tracker; health diary",
  "refrigerant pressure app": "pt chart, refrigerant slider, refrigerant charge; hvac app",
  "regatta timer": "sailing race timer, race start timer, sailing countdown, yacht race timer; sailing app",
  "regex tester": "regex app, regular expression tester, regex, regex editor; developer tools",
  "rehearsal planner": "rehearsal schedule, band rehearsal, band calendar, rehearsal calendar; music app, theater app",
  "relaxation app": "relax app, relaxation, stress relief, calming app; wellness app",
  "reloading log": "reloading app, ammo reloading, handloading log; shooting app",
  reminder: "reminder app, reminders, alert reminder, task reminder, reminder alarm; productivity app",
  "renovation budget app":
    "renovation planner, home renovation, us:remodel budget, renovation costs, house renovation app; home improvement",
  "rental property calculator":
    "rental income calculator, property roi calculator, uk:buy to let calculator; property app",
  "rep counter": "exercise rep counter, workout counter, set counter, reps counter, gym rep counter; workout app",
  "repeater directory": "ham repeaters, repeater finder, repeater book, find repeaters; radio app",
  "reseller app": "reseller inventory, resale tracker, flipping tracker, reselling profit, flip tracker; business app",
  "resin calculator": "epoxy calculator, resin mix calculator, epoxy resin calculator, resin volume; craft app",
  "resistance band workout app":
    "resistance bands, resistance band exercises, band workout, resistance band training; fitness app",
  "rest timer": "gym rest timer, workout rest timer, set timer, rest timer between sets; gym app, workout timer",
  "restaurant finder": "restaurants near me, find restaurants, places to eat, restaurant app, food near me; food app",
  "restaurant game": "restaurant simulator, diner game, food serving game; simulation game",
  "restaurant log": "restaurant journal, restaurant tracker, restaurants to try, dining log; food app",
  "restaurant reservation app": "table booking, restaurant booking, book a table, restaurant reservations; food app",
  "reversi game": "reversi, reversi board game; board game",
  "rhythm game": "music game, rhythm games, tap the beat, beat game; music games",
  "rice timer": "rice cooking timer, rice water ratio, rice calculator, cook rice; cooking app",
  "riddle game": "riddles, brain teasers, riddles and answers, riddle me, tricky riddles; puzzle game, brain game",
  "ring size app": "ring sizer, ring size, measure ring size, ring size finder, finger size; shopping app",
  "ringtone app": "ringtones, ringtone download, phone ringtones, music ringtones, ring tones; personalization app",
  "ringtone maker": "make ringtones, ringtone creator, ringtone cutter, custom ringtone, ringtone editor; audio app",
  "risk assessment app":
    "risk assessment, risk assessments, uk:health and safety app, risk assessment form; safety app, business app",
  "river level app": "river levels, river flow, water levels, river gauge, stream flow; outdoor app, fishing app",
  "road sign quiz": "road signs, traffic signs quiz, road signs test, traffic signs, learn road signs; driving app",
  "road trip game": "road trip games; travel games",
  "road trip planner": "road trip, road trip app, route planner, driving trip planner, road trip map; travel app",
  "roast calculator": "roasting calculator, roast timer, meat roasting times, uk:roast dinner timer; cooking app",
  "rocket launch app":
    "rocket launches, space launch schedule, launch tracker, next launch, spaceflight app; space app",
  "rockhounding app": "rockhounding map, rockhound sites, rock collecting; hobby app",
  "roguelike game": "roguelike, rogue game, roguelite; role playing game",
  "role playing game": "rpg, rpg game, role play game; adventure game",
  "roofing calculator":
    "roof area calculator, us:shingle calculator, roofing estimator, roof calculator; construction app",
  "rope access logbook": "rope access log, rope access hours; work app",
  "roulette game": "roulette, roulette wheel, casino roulette; casino games",
  "round robin generator": "round robin, league scheduler, tournament scheduler, uk:fixture generator; sports app",
  "route planner": "route finder, plan route, journey planner, map route, directions; map app",
  "routine planner":
    "daily routine, routine app, routine tracker, routine timer, morning routine; productivity app, planner app",
  "rowing app": "rowing tracker, rowing coach, stroke rate, rowing log; sports app",
  "rowing workout app":
    "rowing machine workout, rowing workout, indoor rowing, erg workout, rowing machine app; fitness app",
  "rss reader": "rss, feed reader, news reader, rss feed, news aggregator; news app",
  "rugby app": "rugby; sports app",
  "ruler app": "ruler, phone ruler, screen ruler, cm ruler, inch ruler; measuring tool",
  "rum log": "rum journal, rum tasting notes, rum tracker; tasting app",
  "rummy game": "rummy, rummy card game, play rummy; card game",
  "rune app": "runes, rune reading, elder futhark, rune meanings, norse runes; spiritual app",
  "running app": "run tracker, gps running, running tracker, jogging app, run log; fitness app",
  "running route planner":
    "running routes, run route planner, plan a run, route generator running, jogging routes; running app, map app",
  "russian learning app": "learn russian, russian lessons, russian course, speak russian; language learning",
  "rv checklist":
    "rv setup checklist, uk:caravan checklist, uk:motorhome checklist, rv departure checklist; travel app",
  "rv navigation app":
    "rv gps, rv trip planner, uk:motorhome sat nav, uk:caravan sat nav, rv route planner; travel app",
  "safety inspection app":
    "safety audit, safety checklist, audit app, inspection checklist, hazard report; safety app, business app",
  "sailing app": "sailing, sail tracker, sailing gps; boating app",
  "salad recipe app": "salad recipes, salads; recipe app",
  "salah tracker": "prayer tracker, namaz tracker, salat tracker, qaza tracker, missed prayers tracker; muslim app",
  "sales tracker": "sales log, sales tracker app, sales record, track sales, sales book; business app",
  "salsa app": "salsa dance, salsa lessons, learn salsa; dance app",
  "salt tracker": "sodium tracker, sodium counter, salt intake tracker, sodium log, low sodium tracker; diet app",
  "sampler app": "sampler, sample pad, music sampler, sampling app, beat sampler; music maker",
  "sand timer app": "hourglass, hourglass timer, sand clock, sand timer; timer app",
  "sandbox game": "sandbox, world building game, building game; simulation game",
  "sat nav app": "gps navigation, sat nav, navigation app, driving directions, satnav; driving app",
  "sat prep app": "sat prep, sat practice, sat test, sat exam; exam preparation",
  "satellite dish finder": "satellite finder, dish pointer, dish alignment, satfinder, dish aligner; utility app",
  "satellite tracker": "space station tracker; astronomy app",
  "savings challenge": "money saving challenge, savings challenge app, saving challenge; money saving",
  "saxophone fingering chart":
    "sax fingering chart, saxophone fingerings, sax fingerings, saxophone notes, learn saxophone; music learning",
  "scale calculator": "scale converter, model scale calculator, scale model converter, scale conversion; hobby app",
  "scan to pdf app": "pdf scanner, scan documents, scan to pdf, document scanner, phone scanner; scanner app",
  "scavenger hunt app": "scavenger hunt, uk:treasure hunt, scavenger hunt game; outdoor game",
  "school bus tracker": "school bus app, track school bus, school bus location; school app, family app",
  "school communication app": "parent teacher app, school parent app, school messages, class communication; school app",
  "science experiment app": "science experiments, kids science; science app, kids app",
  "scientific calculator":
    "scientific calculator app, sci calculator, advanced calculator, engineering calculator; calculator app, student app",
  "score keeper": "score counter, scoreboard, score pad, keep score, points counter; game tools",
  "score prediction app": "score predictor, match predictions, prediction league; sports app",
  scoreboard: "score board, digital scoreboard, scoreboard app, score counter, score display; sports app",
  "scrapbook app": "scrapbook, digital scrapbook, scrapbooking, photo scrapbook; craft app, photo app",
  "screen mirroring app":
    "screen mirroring, cast to tv, screen cast, mirror to tv, screen share tv; tv app, utility app",
  "screen recorder":
    "record screen, screen recorder app, screen recording, screen capture video, capture screen; utility app, video app",
  "screenplay app":
    "screenwriting app, script writing app, screenwriter, movie script writer, scriptwriting; writing app, film making app",
  "screenshot app": "screenshot, screen capture; utility app",
  "seating chart maker": "classroom seating chart, class seating plan, seating chart, seating plan; teacher app",
  "second phone number app":
    "second phone number, virtual number, burner phone, temporary number, second line; phone app",
  "security camera app":
    "security camera, surveillance camera, cctv app, home security camera, ip camera viewer; home security",
  "seed rate calculator": "seeding rate calculator, seed calculator, planting rate calculator; farm app",
  "seed starting app":
    "seed starting calendar, seed planner, sowing tracker, uk:seed sowing, seedling tracker; gardening app",
  "self-care app": "self care, self care tracker, self care checklist, self care planner, self love app; wellness app",
  "self-defense app":
    "us:self defense, uk:self defence, us:self defense techniques, us:learn self defense, us:self defense training; safety app",
}
