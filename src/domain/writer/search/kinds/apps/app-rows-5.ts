import type { KindRows } from "../kind-rows.ts"

export const appRows5: KindRows = {
  "ice fishing app": "ice fishing; fishing app",
  "ice hockey stat tracker": "hockey stats, hockey scorekeeper, hockey stat tracker, hockey score app; hockey app",
  "icon changer": "app icons, custom icons, icon pack, icon themes, change app icons; personalization app",
  "idiom app": "idioms, english idioms, idioms and phrases, idiom dictionary; language learning",
  "idle game": "idle, clicker game, incremental game, afk game; casual game",
  "ielts practice app": "ielts practice, ielts preparation, ielts exam, ielts test; exam preparation",
  "image converter": "photo converter, convert image format, picture converter, jpg converter; photo app, utility app",
  "incident report app": "incident report, accident report, incident log; safety app, business app",
  "income tracker": "income log, earnings tracker, income app, track income, income diary; finance app",
  "indoor cycling app":
    "indoor cycling, spin workout, uk:turbo trainer app, bike trainer app, spinning workout; cycling app, fitness app",
  "inflation calculator": "inflation rate, cpi calculator, value of money, inflation app; finance calculator",
  "initiative tracker":
    "combat tracker, rpg initiative, initiative order, encounter tracker, dm combat tracker; rpg app",
  "injection tracker":
    "injection log, shot tracker, injection site tracker, injection reminder, injection site rotation; health app",
  "insomnia app": "insomnia help, insomnia therapy, sleep therapy; sleep app",
  "insulation calculator":
    "insulation estimator, r value calculator, insulation calc, how much insulation; building calculator",
  "insulin calculator":
    "bolus calculator, insulin dose calculator, insulin units calculator, carb ratio calculator; diabetes app",
  "insurance exam app": "us:insurance license exam, insurance practice test, insurance exam prep; exam preparation",
  "interest calculator":
    "simple interest, compound interest, interest rate calculator, savings interest; finance calculator",
  "interior design app": "interior design, room design, home design, room decorator, house design",
  "internet speed test": "speed test, wifi speed test, internet speed, network speed test; network tools",
  "interview practice app":
    "interview preparation, interview questions, mock interview, job interview, interview prep; career app",
  "investment calculator": "return calculator; finance calculator",
  "invitation maker":
    "invitation card maker, invite maker, party invitation maker, invitation creator, design invitations; party app, design app",
  "iou tracker": "iou app, who owes me, money lent, borrowed money tracker; money app",
  "ip calculator": "subnet calculator, ip subnet calculator, cidr calculator, subnetting app; network tools",
  "ipa app": "phonetic alphabet app, ipa chart, phonetic symbols, phonetics; language app",
  "iq test": "iq test app, intelligence test, iq quiz, test your iq; brain game",
  "irish learning app": "learn irish, irish lessons, irish gaelic, irish language; language learning",
  "islamic calendar": "hijri calendar, muslim calendar, islamic date, hijri date; muslim app",
  "it certification exam app": "it exam prep, it certification; exam preparation",
  "italian learning app": "learn italian, italian lessons, italian course, speak italian; language learning",
  "ivf tracker": "ivf app, ivf calendar, ivf medication tracker, ivf journal; fertility app",
  "japanese learning app": "learn japanese, japanese lessons, japanese course, speak japanese; language learning",
  "jaw exercise app": "jaw exercises, jawline workout, jaw workout; health app",
  "jazz standard app": "jazz standards, jazz chord charts, jazz chords, lead sheets; music practice",
  "jewelry making app": "us:jewelry design app, uk:jewellery making app, uk:jewellery design app; craft app",
  "jewish calendar": "hebrew calendar, jewish holidays, shabbat times, zmanim, candle lighting times; jewish app",
  "job scheduling app": "job scheduler, job planner, contractor schedule, job calendar, crew scheduling; business app",
  "job search app": "job search, find jobs, jobs near me, job finder, job app; career app",
  "journey planner": "public transport planner, us:transit planner; public transport",
  "json viewer": "json formatter, json reader, json app; developer tools",
  "judo app": "judo, judo techniques, learn judo, judo throws, judo training; martial arts app",
  "judo scoreboard": "judo score, judo timer, judo scoring app; martial arts app",
  "juggling app": "juggling, learn to juggle, siteswap, juggling tutorial; hobby app",
  "jumping game": "jump game, jumper, jumping games; arcade game",
  "kalimba app": "kalimba, kalimba tabs, kalimba songs, thumb piano, play kalimba; music app",
  "kanban board":
    "kanban app, task board, project board, kanban, kanban task manager; project management, productivity app",
  "karaoke app": "karaoke, sing karaoke, karaoke songs, karaoke singing; singing app, music app",
  "karate app": "karate, learn karate, karate training; martial arts app",
  "karting app": "karting; racing app",
  "keto app": "keto diet, keto tracker, keto diet app, ketogenic diet, low carb diet; diet app",
  "keto recipe app": "keto recipes, low carb recipes, keto meals, ketogenic recipes; recipe app",
  "kettlebell workout app":
    "kettlebell workout, kettlebell training, kettlebell exercises, kettlebell app; fitness app",
  "keyboard app": "keyboard, custom keyboard, keyboard themes, typing keyboard; utility app",
  "kids audio book app": "kids audio stories, audiobooks for kids, audio stories for kids; kids app",
  "kids bank app": "kids money app, kids savings, us:kids allowance, money for kids; family finance",
  "kids bible app": "kids bible, children's bible, bible stories for kids, bible for kids; kids app, bible app",
  "kids coloring app":
    "us:kids coloring book, us:coloring for kids, us:kids coloring games, uk:colouring for kids, uk:kids colouring book; kids app",
  "kids drawing app": "kids drawing, drawing for kids, kids paint, kids doodle, toddler drawing; kids app, art app",
  "kids learning app":
    "kids learning, preschool learning, learning games for kids, kids education, toddler learning; learning app",
  "kids math game":
    "us:math games for kids, us:kids math, us:math for kids, uk:maths games for kids, uk:kids maths; learning app, kids app",
  "kids mode launcher": "kids mode, kids launcher, child mode, toddler lock, kids safe zone; parental control",
  "kids piano": "baby piano, kids piano games, piano for kids; kids games",
  "kids puzzle game": "kids puzzles, puzzles for kids, toddler puzzles, puzzle games for kids; kids games",
  "kids recipe app": "kids recipes, kids meals; recipe app",
  "kids routine chart":
    "kids routine, morning routine kids, kids daily routine, visual schedule kids, routine chart; parenting app",
  "kids story app":
    "kids stories, stories for kids, story books for kids, kids story books, children's stories; kids app",
  "kids timer": "timer for kids, visual timer for kids, children's timer, countdown for kids; kids app, timer app",
  "kitchen design app": "kitchen design, kitchen planner, kitchen designer, kitchen cabinet design; home design",
  "kitchen display app": "kitchen display system, kds, kitchen orders, order display; restaurant app",
  "kite app": "kite flying, kite weather; hobby app",
  "kitesurfing app": "kite app, kiteboarding; sports app",
  "knee exercise app":
    "knee exercises, knee pain exercises, knee rehab, knee strengthening, knee pain relief; health app",
  "knife collection app": "knife tracker, knife inventory, knife collector; collection app",
  "knitting app": "knitting, knitting patterns, learn to knit, knit app; craft app",
  "knitting calculator": "knit calculator, gauge calculator, knitting gauge; knitting app",
  "knitting chart maker":
    "knitting chart, knit chart designer, knitting pattern maker, us:colorwork designer; knitting app",
  "knitting needle converter": "needle size converter, knitting needle sizes; knitting app",
  "koi pond app": "koi app, koi pond, pond care; fish keeping",
  "kombucha app": "kombucha tracker, kombucha log, kombucha brewing, kombucha timer; brewing app",
  "korean learning app": "learn korean, korean lessons, korean course, speak korean; language learning",
  "kung fu app": "kung fu, learn kung fu, kung fu training; martial arts app",
  "label maker":
    "label maker app, label designer, print labels, label printing app, make labels; business app, office app",
  "labyrinth game": "marble maze, tilt maze, ball maze, labyrinth ball; puzzle game",
  "land measurement app":
    "land area measure, gps area measure, field area measure, acreage calculator, measure land; farm app, measuring tool",
  "landlord app": "landlord, property management, rental manager, tenant manager, rental property app; property app",
  "landscape design app":
    "landscape design, garden design, landscape planner, us:yard design, landscaping app; gardening app",
  "language exchange app":
    "language exchange, language partner, practice languages, speak with natives, language chat; language learning",
  "language learning app":
    "learn languages, language learning, language app, language course, learn a language; learning app",
  "latin learning app": "learn latin, latin lessons, latin course; language learning",
  "launcher app": "launcher, home screen launcher, home launcher; personalization app",
  "lawn care app": "lawn care, lawn care schedule, lawn care planner, grass care; gardening app",
  "lawn care business app": "lawn mowing app, landscaping business, lawn service app; business app",
  "lead tracker": "sales leads, lead manager, lead management, prospect tracker, sales pipeline; business app",
  "leaf identifier": "identify leaves, leaf id, leaf scanner, leaf recognition; nature app, plant identifier",
  "league manager app": "league manager, league table maker, sports league, league standings; sports app",
  "learn to read app":
    "learn to read, reading for kids, kids reading app, teach reading, early reading; learning app, kids app",
  "leather craft app": "leathercraft, leather patterns; craft app",
  "lecture recorder":
    "record lectures, lecture notes, class recorder, lecture recording app, lecture note taker; student app, recording app",
  "ledger app": "ledger, account ledger, uk:khata book, credit book, uk:udhar book; business app",
  "legal form app": "legal forms, legal documents, legal templates; business app",
  "lent app": "lent calendar, lent tracker, lent challenge; faith app",
  "letter template app": "letter writing, letter templates, formal letter writer; office app",
  "liar's dice game": "liars dice, dudo, bluff dice; dice game",
  "lichen identifier": "lichen id, identify lichens, lichen guide; nature app",
  "life counter": "life points counter, life total, tcg life counter; card game app",
  "life simulator": "life simulation, life sim, life game, real life game; simulation game",
  "light meter for plants": "plant light meter, grow light meter, ppfd meter, par meter, plant light; gardening app",
  "lights out game": "lights out puzzle, light puzzle, lights off game, switch puzzle; puzzle game",
  "line dance app": "line dances, line dance steps, line dancing, step sheets; dance app",
  "line learning app":
    "learn lines, script rehearsal, actor lines, learn my lines, line learner, script memorizer; acting app",
  "live score app": "live scores, sports scores, match results; sports app",
  "live wallpaper app": "live wallpapers, moving wallpaper, animated wallpaper; personalization app",
  "loan tracker":
    "loan payoff tracker, debt tracker, loan manager, loan repayment tracker, uk:emi tracker; finance app",
  "local news app": "local news, news near me, city news, community news; news app",
  "location sharing app":
    "share location, live location sharing, friend finder, share my location, phone tracker; safety app, family app",
  "log volume calculator": "timber calculator, log scale, timber volume, wood volume calculator; forestry app",
  "logic puzzle game": "logic puzzles, logic games, logic problems, deduction game, logic; puzzle game",
  "logo maker": "logo creator, logo design, logo maker app, make a logo, logo generator; design app, business app",
  "logo quiz": "guess the logo, logo game, brand quiz, logos quiz; quiz game",
  "long division app": "long division, learn long division, division practice; math app",
  "long exposure camera":
    "slow shutter camera, long exposure app, light trail camera, slow shutter app; camera app, photography app",
  "loom pattern app": "bead loom patterns, loom designs; craft app",
  "loop station": "looper, loop pedal, looper app, live looper, loop recorder; music maker",
  "lottery number generator":
    "lotto number generator, lottery picker, lucky numbers, lotto numbers, lottery generator; random picker",
  "lottery result app":
    "lottery results, lotto results, lottery numbers, check lottery ticket, lottery checker; lottery app",
  "love counter":
    "relationship counter, been together, days together, love days counter, anniversary counter; relationship app",
  "lsat prep app": "lsat prep, lsat practice, lsat test, law school admission test; exam preparation",
  "ludo game": "ludo, parchisi, ludo board game; board game",
  "lunch box planner": "school lunch planner, lunchbox ideas, packed lunch planner, bento planner; meal planner",
  "lupus tracker": "lupus diary, lupus app, lupus symptom tracker, lupus log; health diary",
  "lure inventory app": "tackle box app, fishing lure tracker, tackle inventory, lure collection; fishing app",
  "lyrics app": "song lyrics, lyrics finder, find lyrics, music lyrics; music app",
  "machinist calculator": "feeds and speeds, cnc calculator, milling calculator, machining calculator; machinist app",
  "macrame app": "macrame, macrame patterns, macrame knots, learn macrame; craft app",
  "macro calculator": "macros calculator, macronutrient calculator, iifym calculator; diet app, fitness app",
  "macro camera": "macro camera app, close up camera, macro photography app; camera app, photography app",
  "magic square game": "magic square, magic squares, number square puzzle; number puzzle",
  "magic trick app": "magic tricks, learn magic, magic app, magician app; hobby app",
  "mahjong game": "mahjong, mah jong, four player mahjong, play mahjong; board game, tile game",
  "mahjong solitaire": "mahjong, mahjongg, mahjong tiles, mahjong game; puzzle game",
  "makeup app": "virtual makeup, makeup editor, makeup camera; beauty app",
  "makeup inventory":
    "makeup collection, makeup tracker, cosmetics inventory, makeup organizer, beauty inventory; beauty app",
  "mancala game": "mancala, mancala board game, kalah; board game",
  "mandolin chord app":
    "mandolin chords, mandolin chord chart, mandolin chord finder, mandolin chord dictionary; mandolin app",
  "manifestation app": "manifest, law of attraction, manifestation journal, manifesting; spiritual app",
  "mantra counter": "japa counter, mantra app, japa mala, chant counter, mala counter; meditation app",
  "manual camera":
    "pro camera, manual camera app, manual exposure camera, raw camera, dslr camera app; camera app, photography app",
  "marathon training plan": "marathon training, marathon plan, marathon coach, marathon schedule; running app",
  "marine radio app": "vhf radio, marine vhf; boating app",
  "marine weather app":
    "marine forecast, boating weather, sea forecast, sailing weather, marine weather; weather app, boating app",
  "markdown editor": "markdown, markdown notes, markdown viewer, md editor, markdown app; writing app",
  "markup calculator":
    "markup calc, margin calculator, selling price calculator, mark up calculator, price markup; business app",
  "martial arts app": "martial arts training, learn martial arts, martial arts techniques; sports app",
  "martial arts belt tracker": "belt test app, belt tracker, grading syllabus, belt grading app; martial arts app",
  "mass reading app": "daily mass readings, mass readings, catholic readings, missal, lectionary; catholic app",
  "match 3 game": "match three, match 3 puzzle, gem match; puzzle game",
  "matchstick puzzle": "matchstick puzzles, match puzzle, matches puzzle, matchstick game; puzzle game",
  "math game": "us:math games, us:fun math, uk:maths games, uk:fun maths, uk:maths game; learning app",
  "math solver":
    "us:math solver app, us:math problem solver, us:solve math problems, uk:maths solver; math app, student app",
  "matrix calculator":
    "matrix calc, matrix solver, linear algebra calculator, determinant calculator, matrix app; math app",
  "maze game": "mazes, maze puzzle, labyrinth game, maze games, labyrinth; puzzle game",
  "mcat prep app": "mcat prep, mcat practice, mcat questions; exam preparation",
  "mead calculator": "mead making, honey wine calculator; brewing app",
  "meal prep app": "meal prep, meal prepping, meal prep planner, meal prep recipes, batch cooking; meal planner",
  "medical record app":
    "health records, medical records, personal health record, medical history app, health record keeper; health app",
  "medical terminology app":
    "medical terminology, medical terms, medical dictionary, learn medical terms; medical app, study app",
  "medication log": "medication tracker, medicine log, medication diary, meds log, medicine tracker; health app",
  "meditation app":
    "guided meditation, meditation, mindfulness, meditate, mindfulness app, daily meditation; wellness app, mental health",
  "meeting cost calculator": "meeting cost, meeting cost timer, meeting cost meter; business app",
  "meeting minutes app": "meeting notes, meeting minutes, minutes taker, meeting notes app; business app",
  "membership card app": "digital membership card, membership cards, digital card wallet, card holder app; wallet app",
  "meme maker": "meme generator, meme creator, make memes, meme maker app, meme editor; photo app, funny app",
  "memorization app": "memorize text, memorize speech, uk:memorise app, memorize anything, learn by heart; study app",
  "memory palace app":
    "memory palace, mind palace, memorization techniques, method of loci, memory trainer; brain game, study app",
  "memory training app": "memory training, memory games, improve memory, memory test, memory exercises; brain game",
  "menu maker":
    "menu maker app, restaurant menu maker, menu designer, menu creator, design a menu; restaurant app, design app",
  "merge game": "merge games, merge puzzle, merging game, combine game; puzzle game",
  "messaging app": "messenger, chat app, instant messaging, private messages, text chat; social app",
  "metal detecting app": "metal detecting log, metal detecting finds, detectorist app, finds log; hobby app",
  "metal detector app": "metal detector, metal finder, magnetometer; utility app",
  "meteor shower app":
    "meteor shower calendar, meteor showers, shooting star app, meteor shower tracker; astronomy app",
  "metro app": "us:subway app, us:subway map, uk:underground map, metro map, metro route planner; transit app",
  "midi controller app": "midi controller, midi keyboard app, midi pad, touch midi; music maker",
  "milky way planner":
    "milky way finder, astrophotography planner, milky way app, night photography planner; photography app, astronomy app",
  "mind map": "mind mapping, mind map maker, mindmap app, brainstorming app, idea map, concept map; productivity app",
  "mineral collection app": "rock collection, mineral tracker, mineral catalog, rock collection app; collection app",
  "mini golf game": "mini golf, us:putt putt game, uk:crazy golf game, miniature golf; sports game",
}
