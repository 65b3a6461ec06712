import type { KindRows } from "./kind-rows.ts"

export const moreAppKinds: KindRows = {
  "fluid tracker": "fluid intake tracker, fluid log, fluid intake log, fluid diary, fluid intake app; health app",
  "fluid intake tracker": "fluid tracker, fluid log, fluid intake log, fluid diary, fluid intake app; health app",
  "rent splitter":
    "split rent, rent split calculator, rent sharing app, rent divider, room rent calculator; housemate app",
  "swim log": "swim tracker, swimming log, swim diary, swimming tracker, swim journal; swimming app",
  "shift tracker": "shift log, shift diary, shift work tracker, track my shifts, shift record; work app",
  "tip tracker": "tips tracker, tip log, tips log, tip income tracker, tip diary; work app",
  "holiday allowance tracker":
    "uk:annual leave tracker, uk:leave tracker, uk:annual leave app, us:pto tracker, us:vacation tracker, us:pto app; work app",
  "annual leave tracker":
    "uk:leave tracker, uk:holiday tracker, uk:leave planner, us:pto tracker, us:vacation tracker, us:leave tracker; work app",
  "flexitime tracker":
    "uk:flexi time tracker, uk:flexi tracker, uk:flexi hours app, us:flex time tracker, us:flextime tracker; work app",
  "job application tracker": "job search tracker, job hunt tracker, job tracker, job search log; career app",
  "resume builder":
    "us:resume maker, us:resume app, us:resume creator, uk:cv maker, uk:cv builder, uk:cv app; career app",
  "cv maker": "uk:cv builder, uk:cv creator, uk:cv app, us:resume maker, us:resume builder, us:resume app; career app",
  "meeting timer": "meeting clock, agenda timer, meeting time keeper, meeting countdown; timer app",
  "speech timer": "presentation timer, talk timer, speech clock, speaking timer; timer app",
  "presentation timer": "speech timer, talk timer, presentation clock, speaker timer; timer app",
  "rent tracker": "rent log, rent payment tracker, rent record, rent book app, rent ledger; rental app",
  "voltage drop calculator":
    "voltage drop calc, volt drop calculator, cable voltage drop, voltage loss calculator; electrician app",
  "wire size calculator":
    "wire gauge calculator, cable size calculator, cable sizing app, wire sizing; electrician app",
  "ohms law calculator": "ohm's law calculator, voltage calculator, ohms law app, ohm calculator; electronics app",
  "conduit bending calculator":
    "us:conduit bending app, us:conduit bend calc, us:pipe bending app, us:emt bending app, uk:conduit bending app, uk:conduit bend calc; electrician app",
  "miter calculator":
    "us:miter angle calculator, us:miter saw angles, us:miter angle app, us:miter calc, uk:mitre calculator, uk:mitre angle app, uk:mitre calc; woodworking app",
  "board foot calculator":
    "board feet calculator, lumber calculator, board footage calc, lumber volume calc; woodworking app",
  "fence calculator":
    "fence estimator, fencing calculator, fence post calculator, fence material calc; building calculator",
  "deck calculator":
    "deck estimator, deck board calculator, decking calculator, deck material calc; building calculator",
  "gravel calculator": "gravel estimator, how much gravel, gravel calc, gravel volume calc; building calculator",
  "mulch calculator": "mulch estimator, how much mulch, mulch calc, mulch coverage calc; gardening app",
  "brick calculator": "brick estimator, how many bricks, brick calc, brick quantity; building calculator",
  "flooring calculator":
    "floor area calculator, flooring estimator, how much flooring, floor calculator; building calculator",
  "fabric calculator":
    "fabric yardage calc, how much fabric, fabric estimator, yardage calculator, fabric amount calc; sewing app",
  "yarn calculator": "how much yarn, yarn estimator, yarn yardage calc, yarn amount calculator; knitting app",
  "circle skirt calculator":
    "circle skirt app, circle skirt pattern, skirt pattern calculator, circle skirt calc; sewing app",
  "bead pattern app": "bead pattern maker, beading pattern app, bead loom designer, bead designer; craft app",
  "temperature blanket app":
    "temperature blanket log, temperature blanket plan, weather blanket app, temp blanket tracker; craft app",
  "soap calculator": "lye calculator, soap making calculator, soap recipe calculator, soap calc; craft app",
  "kiln log": "kiln firing log, firing log, kiln logbook, pottery firing log, kiln diary; pottery app",
  "depth of field calculator": "dof calculator, depth of field app, hyperfocal calculator, dof app; photography app",
  "film development timer":
    "darkroom timer, film developing timer, film developer timer, film processing timer; photography app",
  "film roll log": "film log, film shot log, film photo log, film notes app, film exposure log; photography app",
  "golden hour app": "golden hour times, blue hour app, golden hour tracker, golden hour calculator; photography app",
  "model paint inventory":
    "hobby paint app, model paint tracker, paint collection app, miniature paint list; hobby app",
  "stamp collection app":
    "stamp catalog, stamp album app, stamp tracker, stamp inventory, stamp collecting app; collection app",
  "coin collection app":
    "coin catalog, coin tracker, coin inventory, coin collecting app, coin album app; collection app",
  "trading card app":
    "card collection app, trading card tracker, card inventory, card collection tracker; collection app",
  "home library app": "book catalog, book inventory, book collection app, bookshelf app, my library app; book app",
  "reading timer": "reading time tracker, book reading timer, reading stopwatch, read timer; reading app",
  "lent item tracker": "lending tracker, lending log, loaned items list, borrowed items app; household app",
  "rosary app": "rosary, pray the rosary, rosary prayer, rosary guide, rosary counter; prayer app",
  "bible reading plan": "bible plan, bible in a year, bible reading app, daily bible reading; bible app",
  "sermon note": "church notes, sermon note app, sermon notebook, sermon journal; church app",
  "prayer times app": "muslim prayer times, salah times, prayer time app, namaz times, adhan app; prayer app",
  "qibla finder": "qibla compass, qibla direction, kaaba direction, mecca direction, find qibla; prayer app",
  "hymn book app": "hymnal, hymn app, hymns app, hymnal app, church hymns; church app",
  "countries visited map": "travel map, visited countries, been map, countries visited, scratch map app; travel app",
  "travel budget app": "trip budget, travel expense tracker, trip expense tracker, travel spending app; travel app",
  "toll calculator": "toll cost calculator, road toll calculator, toll costs, toll estimator; driving app",
  "fuel price app":
    "us:gas price app, us:gas prices, us:gas price finder, uk:petrol price app, uk:petrol prices, uk:fuel price finder; driving app",
  "parking timer": "parking reminder, parking meter timer, parking ticket timer, parking meter alarm; driving app",
  "metro map": "subway map, metro map app, metro route map, metro line map; transit app",
  "truck parking app":
    "truck parking finder, uk:lorry parking app, uk:lorry parking, us:find truck parking, us:semi truck parking; driver app",
  "odometer log": "mileage reading log, odometer tracker, odometer record, odometer logbook; car app",
  "oil change reminder": "oil change tracker, oil change log, oil change app, engine oil reminder; car app",
  "motorcycle maintenance log":
    "motorcycle service log, motorbike service log, motorcycle log, motorbike log; motorcycle app",
  "bike maintenance log": "bike service log, bicycle service log, bike service tracker, bike repair log; cycling app",
  "gear ratio calculator": "gear calculator, gear ratio app, gear ratio calc, calculate gear ratio; calculator app",
  "bike tire pressure calculator":
    "us:bike tire pressure, us:bike tire psi, us:bike psi calculator, uk:bike tyre pressure, uk:bike tyre psi, uk:bike psi calculator; cycling app",
  "running shoe tracker": "shoe mileage tracker, running shoe mileage, shoe tracker, running shoe log; running app",
  "race time predictor": "race predictor, race time calculator, finish time predictor, running predictor; running app",
  "heart rate zone calculator":
    "heart rate zones, hr zone calculator, training zones, heart zone calculator; fitness app",
  "barbell plate calculator":
    "plate calculator, barbell calculator, weight plate calculator, barbell loading calc; gym app",
  "tabata timer": "tabata clock, tabata app, tabata workout timer, tabata interval timer; workout timer",
  "boxing timer": "round timer, boxing round timer, boxing clock, sparring timer; workout timer",
  "push-up counter": "push up counter, push-up tracker, press up counter, pushup counter, push-up log; workout app",
  "jump rope counter":
    "us:jump rope tracker, us:jump rope app, us:rope jump counter, uk:skipping counter, uk:skipping rope counter, uk:skipping app; workout app",
  "hiking log": "hike log, hiking journal, hike tracker, hiking diary, hiking logbook; hiking app",
  "peak bagging log": "peak bagging app, summit log, peak bagger, hill bagging app, summit tracker; hiking app",
  "munro tracker": "munro bagging app, munro log, munro bagging, munro checklist, munro map; hiking app",
  "ski tracker": "ski tracking app, ski run tracker, ski log, skiing tracker; skiing app",
  "surf log": "surf journal, surf diary, surf session log, surfing log, surf tracker; surfing app",
  "kayak log": "paddling log, kayak trip log, kayaking log, paddle log, kayak logbook; paddling app",
  "rowing log": "rowing tracker, rowing logbook, rowing diary, erg log, rowing workout log; rowing app",
  "pelvic floor app":
    "kegel app, pelvic floor trainer, pelvic floor exercises, kegel trainer, kegel exercises; health app",
  "physio exercise app":
    "uk:physio app, uk:physio exercises, uk:physiotherapy exercises, us:physical therapy app, us:pt exercises, us:rehab exercises; health app",
  "tinnitus masker": "tinnitus masking, tinnitus relief, tinnitus sounds, tinnitus noise; hearing app",
  "color blindness test":
    "us:color vision test, us:color blind test, us:color blind check, uk:colour blindness test, uk:colour blind test, uk:colour vision test; vision test",
  "vision test app": "eye test app, eyesight test, vision check, sight test app, vision test; eye app",
  "inhaler tracker": "inhaler log, inhaler diary, puffer tracker, inhaler use log; health app",
  "insulin log": "insulin tracker, insulin dose log, insulin diary, insulin logbook; diabetes app",
  "carb counter": "carb tracker, carbs counter, carbohydrate counter, carb counting app, carb log; diet app",
  "fever tracker": "fever log, body temperature log, temperature diary, fever diary, fever chart; health app",
  "bladder diary": "bladder tracker, bladder log, urine diary, voiding diary, urination tracker; health diary",
  "eczema diary": "eczema tracker, eczema log, eczema app, eczema journal; health diary",
  "ibs diary": "ibs tracker, ibs log, ibs app, ibs symptom diary, ibs journal; health diary",
  "fodmap app": "low fodmap app, fodmap diet app, low fodmap diet, low fodmap; diet app",
  "sleep diary": "sleep log, sleep journal, sleep record, sleep tracker; sleep app",
  "snore recorder": "snoring app, snore tracker, snoring recorder, record snoring, snore app; sleep app",
  "worry journal": "worry diary, anxiety journal, worry log, anxiety diary, worry notebook; mental health",
  "thought diary": "cbt diary, cbt thought record, thought journal, thought record, cbt journal; mental health",
  "pumping log": "breast pump log, pumping tracker, breast milk log, pump tracker, milk pumping log; baby app",
  "teething tracker": "teething chart, baby teeth tracker, baby teeth chart, baby tooth tracker; baby app",
  "visual timer": "visual countdown, visual countdown timer, visual clock timer, visual timer app; timer app",
  "toothbrush timer": "tooth brushing timer, brushing timer, teeth brushing timer, brush teeth timer; timer app",
  "bedtime story app": "bedtime stories, bedtime tales, story app, goodnight stories; kids app",
  "letter tracing app": "tracing letters, alphabet tracing, abc tracing, trace letters; learning app",
  "memory match game": "memory game, matching pairs, pairs game, memory card game, matching game; brain game",
  "spot the difference game":
    "spot the difference, find the difference, find differences, difference game; puzzle game",
  "hangman game": "hangman, hang man game, hangman word game, word guessing game; word game",
  "noughts and crosses game":
    "uk:noughts and crosses, uk:tic tac toe, uk:xs and os, us:tic tac toe, us:tic tac toe game; board game",
  "checkers game":
    "us:checkers, us:checkers app, us:checkers board game, uk:draughts, uk:draughts game, uk:draughts app; board game",
  "chess puzzle app": "chess puzzles, chess tactics, chess problems, chess tactics app; chess app",
  "minesweeper game": "minesweeper, mine sweeper, minefield game, minesweeper puzzle; puzzle game",
  "kakuro game": "kakuro, cross sums, kakuro puzzle, number crossword; puzzle game",
  "logic grid puzzle": "logic puzzles, logic grid, logic puzzle app, grid logic puzzle; puzzle game",
  "cribbage scorer":
    "cribbage scoring, cribbage scoreboard, cribbage score keeper, crib scorer, cribbage counter; card game app",
  "euchre scorer": "euchre score keeper, euchre scoreboard, euchre score, euchre counter; card game app",
  "rummy scorer": "rummy score keeper, rummy score pad, rummy scoreboard, rummy score sheet; card game app",
  "bridge scorer": "bridge score app, bridge scoring, bridge score sheet, bridge score pad; card game app",
  "domino scorer": "dominoes scorer, domino score keeper, dominoes score, domino scoreboard; game scorer",
  "snooker scorer": "snooker scoreboard, snooker score app, snooker score keeper, snooker score counter; snooker app",
  "badminton scorer":
    "badminton scoreboard, badminton score app, badminton scorekeeper, badminton score; badminton app",
  "squash scorer": "squash score app, squash scoreboard, squash score keeper, squash scoring; squash app",
  "table tennis scorer":
    "ping pong scoreboard, ping pong score, table tennis score, ping pong scorer; table tennis app",
  "volleyball scorekeeper":
    "volleyball score app, volleyball scoreboard, volleyball score, volleyball scorer; volleyball app",
  "baseball scorebook": "baseball scorekeeper, baseball score app, baseball scorecard, baseball scoring; baseball app",
  "bowls scorer":
    "uk:lawn bowls scorer, uk:bowls scorecard, uk:bowls score app, us:lawn bowling score, us:lawn bowling scorer; bowls app",
  "cornhole scorer": "cornhole scoreboard, cornhole score app, cornhole score keeper, cornhole score; yard games",
  "mini golf scorecard": "mini golf score, mini golf score app, crazy golf scorecard, putt putt scorecard; golf app",
  "sight-singing practice": "sight singing, sight singing trainer, sight-singing app, sight singing app; singing app",
  "rhythm trainer": "rhythm practice, rhythm training, rhythm reading, rhythm app, rhythm exercises; music practice",
  "transposing app": "transpose music, key transposer, music transposer, transpose app; music app",
  "capo calculator": "capo chart, capo chords, capo finder, guitar capo app, capo transposer; guitar app",
  "tap tempo app": "bpm counter, bpm tapper, tempo tapper, bpm finder, tap bpm; music app",
  "bass tuner": "bass guitar tuner, tune bass, bass tuning app, bass tuner app; instrument tuner",
  "banjo tuner": "banjo tuning, tune banjo, banjo tuner app, banjo tuning app; instrument tuner",
  "mandolin tuner": "mandolin tuning, tune mandolin, mandolin tuner app, mandolin tuning app; instrument tuner",
  "cello tuner": "cello tuning, tune cello, cello tuner app, cello tuning app; instrument tuner",
  "harp tuner": "harp tuning, tune harp, harp tuner app, harp tuning app; instrument tuner",
  "pitch pipe app": "pitch pipe, starting note app, choir pitch pipe, pitch pipe player; singing app",
  "tanpura app": "tanpura, tanpura drone, tambura app, tanpura player; music practice",
  "music slow downer": "slow down music, slow down songs, music speed changer, song slow downer; music practice",
  "fingering chart app": "fingering chart, instrument fingering, fingering guide, fingerings app; music learning",
  "tune book app": "tunebook, tune collection, tunebook app, trad tune book; music app",
  "bird call quiz": "bird song quiz, bird sound quiz, learn bird calls, bird call trainer, birdsong quiz; birding app",
  "bird song quiz": "bird call quiz, bird sound quiz, learn birdsong, birdsong quiz, bird song trainer; birding app",
  "wildflower identifier": "identify wildflowers, wildflower id, wild flower identifier, wildflower guide; nature app",
  "spider identifier": "identify spiders, spider id, spider id app, spider guide; nature app",
  "fossil identifier": "identify fossils, fossil id, fossil id app, fossil guide; nature app",
  "shell identifier": "seashell identifier, identify shells, seashell id, shell guide; nature app",
  "animal track identifier":
    "animal tracks app, animal tracks guide, identify tracks, paw print identifier; nature app",
  "moth log": "moth trap log, moth recording, moth record app, moth diary, mothing log; nature app",
  "capital city quiz": "capitals quiz, capital cities, world capitals quiz, learn capitals; geography quiz",
  "music quiz": "song quiz, guess the song, music trivia, name that tune, song trivia; quiz game",
  "bible quiz": "bible trivia, bible questions, bible trivia game, scripture quiz; quiz game",
  "anatomy quiz": "anatomy practice, anatomy test, learn anatomy, anatomy questions; study app",
  "drug calculation practice":
    "drug calculations, dose calculation, med math practice, drug dose practice; medical app",
  "drip rate calculator": "iv drip calculator, drip rate calc, infusion calculator, iv rate calculator; nursing app",
  "verb conjugation app": "verb conjugator, conjugate verbs, verb trainer, verb practice, verb drills; language app",
  "kanji flashcard": "kanji app, learn kanji, kanji practice, kanji trainer, kanji study; language app",
  "fractions game": "fraction practice, learn fractions, fraction app, fraction game, maths fractions; math game",
  "mental math app":
    "us:mental math practice, us:mental math, us:mental math trainer, uk:mental maths, uk:mental maths app, uk:mental arithmetic; math app",
  "highway code quiz":
    "uk:highway code test, uk:highway code questions, uk:highway code practice, us:road rules quiz, us:traffic rules quiz; driving app",
  "ham radio test": "ham radio exam, ham radio practice, ham exam practice, amateur radio exam; exam practice",
  "laundry symbol guide": "laundry symbols, washing symbols, care label guide, care label symbols; laundry app",
  "stain removal guide": "stain remover guide, how to remove stains, stain guide, stain removal tips; household app",
  "moving checklist":
    "moving planner, us:moving to do list, uk:moving house checklist, moving house planner; moving app",
  "moving box app": "moving box inventory, box inventory, moving inventory, moving box tracker; moving app",
  "library book reminder":
    "library due dates, library due reminder, library loan reminder, library book tracker; reminder app",
  "beer log": "beer diary, beer journal, beer tracker, beer tasting log, beer tasting notes; tasting app",
  "whisky log":
    "us:whiskey log, us:whiskey journal, us:whiskey tasting notes, uk:whisky journal, uk:whisky diary, uk:whisky tasting log; tasting app",
  "coffee log": "coffee journal, coffee diary, coffee tasting log, coffee notes; coffee app",
  "tea log": "tea journal, tea diary, tea tasting log, tea collection app, tea notes; tea app",
  "spice inventory": "spice list, spice rack app, spice tracker, spice organizer; kitchen app",
  "fermentation tracker": "ferment tracker, fermentation log, fermenting log, ferment journal; kitchen app",
  "oven temperature converter":
    "oven converter, gas mark converter, oven temp converter, oven temp conversion; cooking app",
  "meat temperature guide": "meat temp guide, meat temperatures, meat temp chart, meat doneness guide; cooking app",
  "harvest log": "harvest tracker, crop log, garden harvest log, harvest diary, harvest record; gardening app",
  "rain gauge log": "rainfall log, rainfall tracker, rain log, rainfall record, rain gauge app; weather app",
  "weather diary": "weather journal, weather log, weather record, weather logbook; weather app",
  "bonsai log": "bonsai journal, bonsai tracker, bonsai diary, bonsai care app; gardening app",
  "dog training log": "dog training journal, dog training tracker, dog training diary, training log for dogs; dog app",
  "puppy weight tracker": "puppy weight log, puppy weight chart, puppy growth chart, puppy growth tracker; dog app",
  "dog food calculator": "dog feeding calculator, how much dog food, dog food amount, dog portion calculator; dog app",
  "pet feeding reminder": "pet feeding tracker, pet feeding log, feed pets reminder, pet meal reminder; pet app",
  "reptile feeding log":
    "reptile feeding tracker, reptile feeding diary, reptile feeding app, reptile log; reptile app",
  "horse care log": "horse care app, horse health log, horse record, horse journal, horse diary; horse app",
  "canal map": "canal map app, canal guide, waterways map, inland waterways map; boating app",
  "speed camera alert": "speed camera app, speed camera detector, speed camera warning, speed trap alert; driving app",
  "tachograph app":
    "uk:tacho app, uk:driver hours app, uk:drivers hours, us:driver hours log, us:driver log app; driver app",
  "lab notebook app": "lab notebook, lab journal, lab notes, research notebook, science notebook; science app",
  "mental maths app":
    "uk:mental arithmetic, uk:mental maths practice, uk:mental maths, us:mental math, us:mental math app; maths app",
}
