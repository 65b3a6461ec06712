import type { KindRows } from "./kind-rows.ts"

export const everydayAppKinds: KindRows = {
  "bin reminder":
    "uk:bin day app, uk:bin collection app, uk:bin day reminder, us:trash day reminder, us:garbage day app; household app",
  "recycling guide":
    "recycling app, what can i recycle, recycle checker, recycling sorter; household app, green living",
  "cleaning schedule":
    "cleaning planner, cleaning checklist, house cleaning app, cleaning routine; household app, chore app",
  "laundry timer": "uk:washing timer, laundry reminder, laundry alarm, uk:washing reminder; household app, timer app",
  "meter reading app":
    "meter reading log, meter reading tracker, meter log, energy meter log, utility meter log; energy app",
  "solar calculator": "solar panel calculator, solar savings, solar output, solar estimator; energy app",
  "home maintenance app":
    "house maintenance, home repair log, home maintenance tracker, home maintenance schedule, home upkeep app; household app",
  "warranty tracker": "warranty reminder, warranty app, warranty keeper; household app, receipt app",
  "password manager": "password keeper, password vault, password safe, password storage; security app",
  "authenticator app": "two factor app, 2fa app, otp app, authenticator, 2fa codes; security app",
  "qr code generator": "qr code maker, create qr code, qr generator, qr creator; utility app, business tool",
  "qr code reader": "qr scanner, qr code scanner, scan qr code, qr reader; utility app, scanner app",
  "business card scanner":
    "card scanner, scan business cards, contact scanner, business card reader; business app, scanner app",
  "digital business card":
    "virtual business card, contact card app, e business card, business card app; business app, networking app",
  "pdf editor": "edit pdf, pdf app, pdf annotator, pdf markup; office app, document app",
  "signature app": "sign documents, e signature, sign pdf, electronic signature, esign app; office app, document app",
  "text scanner": "ocr app, image to text, photo to text, text recognition; scanner app, office app",
  "clipboard manager": "clipboard history, copy paste app, clipboard app; productivity app, utility app",
  "calculator app": "calculator, calc app, phone calculator; utility app, math app",
  "graphing calculator": "graph plotter, function plotter, graph calculator, plot graphs; math app, student app",
  "percentage calculator":
    "percent calculator, percent calc, percentage calc, work out percentage; calculator app, math app",
  "discount calculator": "sale price calculator, percent off calculator, discount calc; shopping app, calculator app",
  "vat calculator": "uk:vat calc, uk:add vat, uk:remove vat, us:vat app; tax app, business app",
  "sales tax calculator": "tax calculator, sales tax calc, add sales tax, sales tax app; tax app, business app",
  "salary calculator": "pay calculator, take home pay, wage calculator, net pay calculator; money app",
  "compound interest calculator":
    "compound interest, interest calculator, interest calc, savings calculator; finance app, money app",
  "retirement calculator":
    "retirement planner, pension calculator, retirement app, plan my retirement; finance app, money app",
  "net worth tracker": "net worth app, net worth calculator, track net worth, wealth tracker; finance app, money app",
  "stock portfolio tracker":
    "portfolio tracker, uk:share tracker, uk:share portfolio, stock watchlist; finance app, investing app",
  "price comparison app": "compare prices, price checker, price compare, price check app; shopping app, money saving",
  "unit price calculator":
    "price per unit, unit price compare, cost per unit, unit cost calculator; shopping app, calculator app",
  "coupon organizer": "uk:voucher keeper, coupon app, uk:voucher wallet; shopping app, money saving",
  "loyalty card wallet": "loyalty cards, store card wallet, reward card app; shopping app, wallet app",
  "gift list": "gift tracker, present list, gift planner, gift list app, gift organizer; shopping app, list app",
  "wish list app": "wishlist, wishlist app, gift wish list, wish list maker; shopping app, list app",
  "garage sale finder":
    "us:yard sale finder, us:yard sale map, us:garage sale map, uk:car boot sale finder, uk:boot sale map; shopping app",
  "inventory app": "uk:stock control, inventory tracker, inventory manager, uk:stock count app; business app",
  "job quote app": "job estimate app, quoting app, estimate maker, quotation maker; business app",
  "appointment book":
    "appointment scheduler, booking app, appointment app, client booking; business app, booking calendar",
  "client tracker": "client manager, client notes, customer tracker, client log; business app, crm app",
  "rota app": "uk:staff rota, uk:rota planner, uk:rota maker; business app",
  "clock in app": "time clock, employee time clock, punch clock; business app",
  "punch list app":
    "us:punch list, us:punchlist, us:punch list tracker, uk:snagging app, uk:snagging list; construction app, site app",
  "material calculator":
    "building calculator, material estimator, materials list, building materials calc; construction app",
  "roof pitch calculator":
    "roof angle calculator, roof pitch, roof slope calculator, rafter calculator; construction app",
  "stair calculator":
    "staircase calculator, stair stringer calc, stair layout, stair rise and run; construction app, carpentry app",
  "tile calculator":
    "tile estimator, how many tiles, tiling calculator, tile quantity; home improvement, building calculator",
  "wallpaper calculator":
    "wallpaper estimator, wallpaper rolls, how many rolls, wallpaper quantity; home improvement, building calculator",
  "cut list optimizer": "cutting list, cut list, cutting optimizer, cut planner, plywood cutting app; woodworking app",
  "room planner": "room layout, room designer, floor planner, furniture planner, room layout app; home design",
  "floor plan app": "floor plan maker, house plan app, draw floor plans, floor plan creator; home design, drawing app",
  "color picker app": "uk:colour picker, us:color picker, color identifier, color finder, color grabber; design app",
  "resistor calculator":
    "resistor color code, resistor code, resistor value, resistor decoder; electronics app, engineering app",
  "thread pitch guide":
    "thread chart, screw thread chart, thread size guide, thread pitch chart; workshop app, machinist app",
  "drill bit chart": "drill size chart, tap drill chart, drill chart, tap drill sizes; workshop app, machinist app",
  "allergy scanner": "allergen scanner, food allergy app, ingredient scanner, allergen checker; food app, health app",
  "recipe scaler":
    "recipe converter, scale recipes, resize recipe, recipe scaling, recipe multiplier; cooking app, recipe app",
  "cooking converter":
    "cups to grams, kitchen converter, baking converter, recipe measurements; cooking app, converter app",
  "sourdough app": "sourdough timer, sourdough schedule, starter reminder, sourdough tracker; baking app, bread app",
  "leftovers tracker": "leftover app, fridge tracker, leftovers app; food app, kitchen app",
  "freezer inventory": "freezer list, freezer tracker, freezer app, freezer log; kitchen app, food app",
  "wine cellar app": "wine tracker, wine inventory, wine collection app, wine log; wine app, cellar tracker",
  "coffee brew timer": "coffee timer, brew timer, coffee recipe app, pour over timer; coffee app, timer app",
  "tea timer": "tea steeping timer, tea brewing timer, steep timer, tea app; timer app, kitchen app",
  "cocktail recipe app":
    "cocktail app, drink recipes, mixology app, cocktail guide, bartender app; recipe app, drinks app",
  "homebrew calculator": "brewing calculator, abv calculator, beer recipe app, brew calculator; brewing app, beer app",
  "barbecue timer": "bbq timer, grill timer, us:grilling timer, bbq cook timer; cooking app, timer app",
  "allotment planner":
    "uk:allotment app, uk:veg garden planner, uk:veg plot planner, us:vegetable planner, us:veggie garden planner; gardening app",
  "garden journal": "garden diary, gardening log, garden log, gardening journal; gardening app, journal app",
  "seed inventory": "seed tracker, seed organizer, seed list app; gardening app, garden planner",
  "frost alert": "frost warning, freeze warning, frost alarm, frost alert app; weather app, gardening app",
  "insect identifier":
    "bug identifier, identify insects, insect id, bug id app, identify bugs; nature app, nature guide",
  "butterfly identifier":
    "identify butterflies, butterfly id, butterfly guide, butterfly app; nature app, nature guide",
  "rock identifier": "identify rocks, rock id app, stone identifier, mineral identifier; nature app, geology app",
  "coin identifier": "identify coins, coin scanner, coin id app, coin recognition; collecting app, coin app",
  "bird list app": "bird log, birding log, bird life list, bird sighting log; birding app, nature app",
  "wind forecast": "wind app, wind speed app, wind map, wind report; weather app, sailing app",
  "surf report": "surf forecast, wave forecast, swell forecast, surf app; weather app, surfing app",
  "snow report": "ski report, snow forecast, ski conditions, snow depth app; weather app, skiing app",
  "lightning tracker": "thunderstorm tracker, storm tracker, lightning alert, lightning map; weather app, storm app",
  "aurora forecast": "northern lights app, aurora alert, northern lights alert, aurora tracker; weather app, sky app",
  "barometer app": "barometer, air pressure app, barometric pressure; weather app, measuring tool",
  "boat log": "boat logbook, sailing log, ship log, sailing logbook, captains log; boating app, marine app",
  "anchor alarm": "anchor watch, anchor app, anchor drag alarm, anchor drag alert; boating app, marine app",
  "dive log": "scuba log, diving logbook, scuba logbook, diving log, dive logbook; diving app, scuba app",
  "pilot logbook": "flight log, flight logbook, flying log, pilot log; aviation app, flying app",
  "knot guide": "knot tying app, how to tie knots, knots app, learn knots; outdoor app, boating app",
  "campsite finder":
    "us:campground finder, us:find campgrounds, uk:find campsites, uk:campsite app, camping app; travel app, camping map",
  "public toilet finder":
    "uk:toilet finder, uk:toilet map, uk:find a toilet, us:restroom finder, us:bathroom finder; travel app, map app",
  "dog friendly places app":
    "dog friendly map, pet friendly places, dog friendly finder, pet friendly map; dog app, travel app",
  "cycling route planner":
    "bike route planner, uk:cycle route app, bike routes, plan a bike ride; cycling app, map app",
  "walking route planner": "walk planner, plan a walk, walking routes, route planner walking; walking app, map app",
  "delivery route planner": "multi stop route planner, route optimizer, delivery routes; driver app",
  "geocaching app": "geocache finder, geocache map, find geocaches, geocaching map; outdoor app, treasure hunt",
  "offline map": "maps without internet, offline maps app, map download, offline gps; map app, travel app",
  "phrasebook app": "travel phrases, phrasebook, language phrasebook, useful phrases; travel app, language app",
  "translator app": "language translator, translate app, translation app, text translator; travel app, language app",
  "visa day counter": "schengen calculator, visa days, days abroad counter; travel app",
  "jet lag app": "jet lag planner, beat jet lag, jet lag help, jet lag calculator; travel app, sleep app",
  "ev range calculator": "electric car range, ev trip range, ev range app, ev range estimate; car app, ev app",
  "tire pressure log":
    "us:tire log, us:tire pressure app, us:tire tracker, uk:tyre pressure log, uk:tyre pressure app; car app",
  "learner driver log":
    "driving hours log, driving practice log, uk:learner log book, us:supervised driving log; driving app",
  "lap timer": "race timer, lap counter, lap stopwatch, lap time app; sports app, timer app",
  "stopwatch app": "stopwatch, stop watch, timing app, digital stopwatch; timer app, utility app",
  "pace calculator": "running pace, race pace, run pace calculator, pace calc; running app, fitness app",
  "one rep max calculator": "1rm calculator, max lift calculator, one rep max, rep max app; gym app, fitness app",
  "body measurement tracker":
    "measurement log, body tracker, inches tracker, body measurements app; fitness app, health app",
  "bmi calculator": "body mass index, bmi app, bmi calc, bmi checker, bmi tracker; health app, fitness app",
  "posture reminder": "posture app, sit up straight, posture alert, posture check; health app, reminder app",
  "eye break reminder":
    "20 20 20 rule, screen break reminder, eye rest timer, eye strain app; health app, reminder app",
  "screen time tracker": "phone usage tracker, screen time app, phone time tracker, phone use log; digital wellbeing",
  "app blocker": "block apps, distraction blocker, app limiter, app lock timer; focus app, digital wellbeing",
  "quit smoking app":
    "stop smoking app, quit smoking tracker, smoke free app, uk:give up smoking; health app, quit tracker",
  "sobriety counter":
    "sober counter, sober tracker, sobriety tracker, sober days, alcohol free tracker; health app, quit tracker",
  "alcohol tracker":
    "drinking log, alcohol log, alcohol diary, drinking tracker, alcohol counter; health app, health tracker",
  "caffeine tracker": "coffee tracker, caffeine log, caffeine counter, coffee intake log; health app, health tracker",
  "pain diary": "pain tracker, pain log, pain journal, pain app; health diary, symptom tracker",
  "seizure tracker": "seizure diary, seizure log, epilepsy tracker, epilepsy diary; health diary, symptom tracker",
  "asthma diary":
    "peak flow diary, asthma tracker, asthma log, peak flow log, asthma app; health diary, symptom tracker",
  "food allergy diary":
    "food reaction diary, food intolerance log, food trigger tracker, food reaction log; health diary",
  "toilet diary": "bowel tracker, bowel diary, poop tracker, poop log, bathroom log; health diary, symptom tracker",
  "vaccination record":
    "vaccine tracker, immunization record, vaccine record, us:shot record, uk:jab record; health app",
  "emergency contact card": "medical id, emergency card, ice contact app, emergency info; safety app, health app",
  "hearing aid finder": "find hearing aids, lost hearing aid, hearing aid locator, hearing aid tracker; finder app",
  "menopause tracker":
    "menopause diary, menopause log, menopause app, us:hot flash tracker; women's health, symptom tracker",
  "baby name app": "baby names, baby name finder, baby name ideas, choose baby name; pregnancy app, parenting app",
  "due date calculator": "pregnancy calculator, due date, pregnancy due date, baby due date; pregnancy app, baby app",
  "baby growth tracker":
    "growth chart, baby weight log, baby growth chart, baby weight tracker; baby app, parenting app",
  "baby milestone tracker": "baby milestones, milestone app, baby memory book, milestone log; baby app, parenting app",
  "weaning app": "baby food tracker, us:baby solids tracker, first foods app, baby weaning tracker; baby app",
  "potty training app": "potty tracker, potty chart, toilet training app, potty timer; parenting app, toddler app",
  "reward chart": "sticker chart, behavior chart, reward tracker, kids star chart; parenting app, kids app",
  "co-parenting calendar":
    "custody calendar, custody schedule, shared custody app, co-parent planner; parenting app, family calendar",
  "phonics game": "learn phonics, phonics app, letter sounds, phonics practice; learning app, reading app",
  "telling time game": "learn to tell time, clock learning, tell the time app, clock reading; learning app, kids app",
  "handwriting app": "handwriting practice, learn to write, letter tracing; learning app, school app",
  "math quiz": "math practice, mental math, uk:sums practice, math test, arithmetic practice; learning app, math app",
  "periodic table app": "chemical elements, periodic table, element chart, chemistry table; science app, student app",
  "flag quiz": "guess the flag, flags of the world, country flags, world flag game; geography quiz, trivia app",
  "citizenship test app":
    "citizenship practice, us:civics test, citizenship quiz, citizenship exam; exam practice, learning app",
  "morse code app": "morse translator, learn morse code, morse trainer, morse code translator; learning app, radio app",
  "citation generator":
    "reference generator, bibliography maker, cite sources, citation maker; student app, writing app",
  "word counter": "word count, character counter, count words, letter counter; writing app, utility app",
  "writing prompt app": "writing prompts, story ideas, story prompts, writing ideas; writing app, author app",
  "novel writing app": "book writing app, write a novel, story writing app, novel planner; writing app, author app",
  "rhyme finder": "rhyming dictionary, find rhymes, rhyming words, rhyme app; writing app, songwriting app",
  "teleprompter app": "teleprompter, uk:autocue, script reader, prompter app, uk:autocue app; video app, presenter app",
  "setlist app": "set list maker, band setlist, setlist maker, gig setlist, song list app; music app, musician app",
  "lyrics notebook": "songwriting notebook, lyric writing app, song notes, lyric notes; songwriting app, music app",
  "scale practice app": "music scales, learn scales, scale trainer, practice scales; music practice, music learning",
  "music practice log": "practice journal, practice diary, music practice tracker, practice tracker; music app",
  "audiobook player": "audio book player, audiobook app, listen to audiobooks, audiobook reader; audio app, book app",
  "podcast player": "podcast app, podcatcher, listen to podcasts, podcast manager; audio app",
  "ebook reader": "epub reader, e-book reader, book reader app, ebook app; reading app, book app",
  "comic reader": "comic viewer, comic book reader, cbz reader, comic app; reading app, book app",
  "movie tracker": "film tracker, movie log, movie watchlist, film diary, movie list; watchlist app, film app",
  "tv show tracker": "series tracker, tv tracker, episode tracker, show tracker; watchlist app, tv app",
  "vinyl collection app":
    "record collection app, vinyl catalog, record catalog, vinyl tracker; music app, collection app",
  "collection tracker":
    "collection manager, collectors app, collection catalog, collectibles tracker; hobby app, inventory app",
  "board game tracker":
    "board game log, game night tracker, board game collection, board game library; hobby app, game app",
  "trivia game": "quiz game, trivia quiz, general knowledge quiz, trivia app, quiz app; brain game, party game",
  "jigsaw puzzle game": "jigsaw puzzles, jigsaw game, jigsaw app, picture puzzle; puzzle game",
  "solitaire game": "solitaire, us:solitaire cards, uk:patience, uk:patience card game, solitaire app; card game",
  "nonogram game": "hanjie, griddler, nonograms, picture logic puzzle, japanese crossword; puzzle game, logic puzzle",
  "anagram solver": "word unscrambler, unscramble words, anagram finder, word finder; word app, word helper",
  "bingo caller": "bingo number caller, bingo caller app, bingo machine, bingo numbers; party game",
  "charades app": "charades game, charades words, charades cards; party game, group game",
  "scoreboard app": "scoreboard, digital scoreboard, score counter, score keeping app; sports app",
  "bowling score app": "bowling score, bowling scorecard, bowling scores, bowling score keeper; sports app",
  "archery score app": "archery scorecard, archery log, archery scoring, archery score sheet; sports app",
  "team manager app": "sports team app, team organizer, team schedule app, club manager; sports app, coaching app",
  "tournament bracket maker": "bracket maker, tournament maker, bracket generator; sports app, competition app",
  "horse riding tracker":
    "horse ride tracker, riding log, horse ride app, us:trail ride tracker; horse app, equestrian app",
  "dog breed identifier": "dog breed scanner, identify dog breed, dog scanner, dog breed finder; dog app, pet app",
  "aquarium log": "fish tank log, aquarium tracker, water test log, aquarium app; fish keeping, pet app",
  "livestock record app": "herd management, cattle records, livestock tracker, herd app; farm app",
  "lambing record app": "lambing app, lambing log, lambing records, flock record app; farm app, sheep app",
  "photo collage maker": "collage maker, photo grid, picture collage, collage app; photo app, photo editor",
  "background remover": "remove background, cut out photo, photo cutout, background eraser; photo app, photo editor",
  "photo resizer": "resize photos, image resizer, photo compressor, shrink photos; photo app, photo editor",
  "duplicate photo finder":
    "duplicate photo cleaner, duplicate remover, photo cleaner, delete duplicates; photo app, storage cleaner",
  "time lapse app": "timelapse camera, time lapse camera, time lapse video, timelapse app; camera app, video app",
  "sun position app": "sun tracker, sun path, sun finder, sun direction; photography app, sun app",
  "drawing app": "sketch app, sketching app, digital drawing, sketchpad; art app, creative app",
  "pixel art app": "pixel art maker, pixel editor, pixel art editor, pixel drawing; art app, drawing app",
  "coloring app": "us:coloring book, uk:colouring book, coloring game, coloring pages; art app, relaxing app",
  "knitting pattern app":
    "knitting patterns, knit pattern reader, pattern tracker, knitting chart app; knitting app, craft app",
  "sewing pattern organizer":
    "pattern organizer, sewing pattern app, pattern inventory, sewing pattern list; sewing app, craft app",
  "outfit planner": "us:closet organizer, wardrobe app, outfit maker, wardrobe planner, us:closet app; fashion app",
  "wedding planner app":
    "wedding checklist, wedding planning app, wedding organizer, wedding to do list; wedding app, planning app",
  "seating plan maker":
    "seating chart, uk:table plan maker, seating planner, seating arrangement; wedding app, event app",
  "guest list app": "guest list, rsvp tracker, guest manager, invite list; event app, wedding app",
  "prayer journal": "prayer list, prayer diary, prayer app, prayer log; faith app, journal app",
  "daily quote app": "quote of the day, daily quotes, quotes app, motivation quotes; motivation app, inspiration app",
  "affirmation app":
    "daily affirmations, positive affirmations, affirmations app, affirmation reminder; wellness app, motivation app",
  "flashlight app": "us:flashlight, uk:torch app, uk:torch light, us:phone flashlight, phone light; utility app",
  "lone worker app": "worker safety app, lone worker safety, lone worker alarm, lone working app; safety app",
  "phone finder": "find my phone, lost phone finder, phone locator; finder app, utility app",
  "baby monitor app": "phone baby monitor, baby monitor, nursery monitor, baby camera app; baby app, camera app",
}
