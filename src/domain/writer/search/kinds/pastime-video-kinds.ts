import type { KindRows } from "./kind-rows.ts"

export const pastimeVideoKinds: KindRows = {
  "banana bread": "banana bread recipe, banana loaf, bake banana bread; baking video, cake recipe",
  "focaccia recipe": "focaccia bread, how to make focaccia, homemade focaccia, focaccia; bread baking, italian baking",
  "soda bread": "soda bread recipe, make soda bread, irish soda bread, baking soda bread; bread baking, bread recipe",
  scone: "scone recipe, how to make scones, making scones, baking scones; baking video, tea time baking",
  "apple pie": "apple pie recipe, homemade apple pie, bake an apple pie; baking video, dessert recipe",
  cheesecake:
    "cheesecake recipe, how to make cheesecake, homemade cheesecake, making cheesecake; dessert recipe, cake recipe",
  macaron: "macaron recipe, how to make macarons, french macarons, making macarons; baking video, french baking",
  croissant:
    "croissant recipe, how to make croissants, homemade croissants, croissant dough; baking video, french baking",
  "pasta making": "make fresh pasta, homemade pasta, fresh pasta, how to make pasta; italian cooking, pasta recipe",
  lasagne:
    "lasagna, lasagna recipe, lasagne recipe, homemade lasagna, how to make lasagna; italian cooking, pasta recipe",
  risotto: "risotto recipe, how to make risotto, cook risotto, cooking risotto; italian cooking, rice recipe",
  "sushi making": "how to make sushi, sushi recipe, homemade sushi, making sushi, sushi rolls; japanese cooking",
  dumpling: "dumpling recipe, how to make dumplings, homemade dumplings, making dumplings; home cooking, food video",
  biryani: "biryani recipe, how to cook biryani, cooking biryani, homemade biryani; rice recipe, indian cooking",
  "naan bread": "naan recipe, how to make naan, homemade naan, making naan, naan; bread recipe, indian cooking",
  "egusi soup": "egusi soup recipe, how to cook egusi, egusi, nigerian egusi soup; west african food, nigerian food",
  "brisket smoking":
    "smoked brisket, smoke a brisket, smoking a brisket, brisket recipe, bbq brisket; barbecue video, meat smoking",
  "steak cooking": "cook a steak, how to cook steak, cooking steak, steak recipe; meat cooking, home cooking",
  "roast dinner":
    "uk:sunday roast, uk:roast dinner recipe, uk:cook a roast, us:roast dinner recipe, us:sunday roast; home cooking",
  "air fryer recipe":
    "air fryer cooking, air fryer ideas, air fryer meals, cooking in air fryer; home cooking, quick recipe",
  "slow cooker recipe":
    "slow cooker meals, slow cooking, slow cooker ideas, slow cooker cooking; home cooking, one pot meal",
  "campfire cooking":
    "cooking on a campfire, campfire food, cook over a fire, open fire cooking; outdoor cooking, camp cooking",
  "sausage making":
    "make sausages, how to make sausage, homemade sausage, making sausages; food making, charcuterie video",
  "yogurt making": "make yogurt, how to make yogurt, homemade yogurt, making yogurt; dairy making, food making",
  "kombucha brewing":
    "make kombucha, how to make kombucha, homemade kombucha, brewing kombucha; food fermentation, drink making",
  canning:
    "us:home canning, us:how to can food, uk:home bottling, us:canning food, uk:preserving food, preserving in jars; food preserving",
  "espresso making":
    "make espresso, pull an espresso, how to make espresso, espresso shot, dial in espresso; coffee video, barista skills",
  "cocktail making":
    "how to make cocktails, cocktail recipe, making cocktails, mix a cocktail, mixology; drink recipe, bartender video",
  "cookie decorating": "decorate cookies, royal icing cookies, decorated cookies, cookie icing; baking video, cake art",
  "street food tour": "street food, street food vlog, eating street food, street eats; food travel, travel vlog",
  "golf swing": "golf swing tips, golf lesson, improve golf swing, golf swing lesson; golf video, golf tips",
  "tennis serve": "tennis serve lesson, serve technique, tennis serve tips; tennis video, tennis lesson",
  "freestyle swimming":
    "front crawl, swim freestyle, front crawl technique, freestyle technique; swimming video, swim lesson",
  "skateboard trick": "skate tricks, skateboarding tricks, skate trick, trick tip; skateboarding video, skate video",
  "surf lesson": "learn to surf, how to surf, surfing lesson, surfing for beginners; surfing video, water sports",
  "kayak fishing": "fishing from a kayak, kayak angling, fishing kayak video, yak fishing; fishing video, boat fishing",
  "fly fishing": "fly fishing video, how to fly fish, fly angling; fishing video, trout fishing",
  "bass fishing":
    "fishing for bass, catching bass, bass fishing video, how to catch bass; fishing video, sport fishing",
  "sea fishing":
    "us:saltwater fishing, saltwater angling, sea angling, fishing in the sea, ocean fishing; fishing video",
  bouldering: "boulder climbing, bouldering video, bouldering tips, bouldering session; climbing video, rock climbing",
  "marathon training":
    "train for a marathon, marathon prep, marathon running, marathon plan; running video, race training",
  "yoga flow": "yoga practice, yoga session, yoga sequence, yoga routine; yoga video, home yoga",
  "stretching routine":
    "stretch routine, stretching exercises, daily stretches, full body stretch; flexibility video, fitness video",
  "deadlift form": "how to deadlift, deadlift technique, proper deadlift, deadlift tips; gym video, strength training",
  "bodyweight workout":
    "no equipment workout, calisthenics, body weight exercises, bodyweight exercises; home fitness, fitness video",
  "wild camping":
    "solo camping, backcountry camping, us:primitive camping, camping vlog, wild camp; outdoor video, camping video",
  bushcraft: "bushcraft skills, woodcraft skills, bushcraft camp, wilderness skills; survival skills, outdoor video",
  "thru hike": "thru hiking, long distance hike, thru hike vlog, long trail hike; hiking video, trail video",
  "bikepacking trip":
    "bikepacking, bikepacking vlog, bike touring, bike tour, bicycle touring; cycling video, adventure video",
  "road trip": "road trip vlog, road tripping, driving trip, roadtrip; travel vlog, travel video",
  "city walk": "walking tour, city walking tour, walk through the city, city stroll; virtual walk, travel video",
  "hotel review": "hotel tour, hotel room tour, hotel stay, hotel walkthrough; travel review, travel video",
  "cruise vlog": "cruise ship vlog, cruise video, cruise day, life on a cruise; travel vlog, cruise travel",
  "flight review": "flight report, airline review, trip report, plane trip; travel review, aviation video",
  "packing tip":
    "how to pack, packing hacks, packing a suitcase, pack with me, travel packing; travel tips, travel video",
  "plane spotting":
    "planespotting, aircraft spotting, airport spotting, watching planes; aviation video, airport video",
  trainspotting:
    "train spotting, watching trains, us:railfanning, us:railfan video, uk:train watching; train video, railway video",
  "drum lesson": "drum tutorial, learn drums, how to play drums, drumming lesson; music lesson, drum video",
  "bass lesson": "bass tutorial, bass guitar lesson, learn bass, how to play bass; music lesson, bass video",
  "violin lesson": "violin tutorial, learn violin, how to play violin, violin practice; music lesson, violin video",
  "tin whistle lesson":
    "learn tin whistle, tin whistle tutorial, penny whistle lesson, play tin whistle; music lesson, trad music",
  "harmonica lesson":
    "harmonica tutorial, learn harmonica, how to play harmonica, mouth organ lesson; music lesson, harmonica video",
  "banjo lesson": "banjo tutorial, learn banjo, how to play banjo, banjo playing; music lesson, banjo video",
  "singing lesson":
    "learn to sing, how to sing, vocal lesson, voice lesson, singing tips; music lesson, vocal training",
  "vocal warm up": "vocal exercises, vocal warmup, voice warmup, singing exercises; singing lesson, vocal training",
  "music theory lesson":
    "music theory, learn music theory, music theory explained, theory of music; music lesson, music learning",
  "beat making":
    "make a beat, making beats, how to make beats, beatmaking, producing a beat; music production, music making",
  "study music": "music for studying, focus music, concentration music; background music, calm music",
  "sleep music": "music for sleep, music for sleeping, sleeping music, music to fall asleep; calm music, sleep sounds",
  "fireplace sound":
    "crackling fire, fireplace video, fire crackling, fireplace ambience, log fire; sleep sounds, calm video",
  "ocean wave sound":
    "ocean sounds, sea sounds, sound of waves, beach sounds, wave sounds; sleep sounds, nature sounds",
  asmr: "asmr video, tingles video, asmr sounds, whisper video, asmr triggers; relaxing video, sleep video",
  "lullaby music": "lullaby, lullabies, baby sleep music, baby lullaby, lullaby for babies; bedtime music, baby music",
  "chess opening":
    "opening theory, opening chess moves, chess opening guide, chess first moves; chess lesson, chess video",
  "chess endgame": "endgame lesson, chess ending, endgame technique, endgame chess; chess lesson, chess video",
  "speedrun video": "speedrun, speed run, speedrunning, game speedrun; gaming video, video game",
  "game walkthrough": "game guide, walkthrough, full playthrough, game playthrough; gaming video, video game",
  "let's play": "lets play, gameplay, playthrough, game playthrough, gaming series; gaming video, video game",
  "board game review": "boardgame review, tabletop review, tabletop game review, board game thoughts; board game video",
  "magic trick": "magic trick tutorial, how to do magic, magic tutorial, learn magic, conjuring trick; magic video",
  "card trick": "card trick tutorial, card magic, magic with cards, learn card tricks; magic tricks, magic video",
  "juggling tutorial":
    "how to juggle, learn to juggle, juggling lesson, juggling for beginners; circus skills, skill tutorial",
  "speedcubing tutorial":
    "speedcubing, learn speedcubing, solve the cube fast, speed cubing; puzzle video, cube solving",
  "card pack opening":
    "pack opening, booster opening, opening packs, booster box opening; trading cards, card collecting",
  "vinyl haul": "record haul, vinyl finds, vinyl record haul, record shopping; record collecting, music collecting",
  "thrift haul":
    "us:thrift store haul, us:thrift finds, us:goodwill haul, uk:charity shop haul, uk:charity shop finds; shopping haul",
  "flea market find":
    "flea market haul, flea market shopping, us:yard sale finds, uk:car boot finds, uk:car boot haul; shopping haul",
  "phone review": "smartphone review, mobile phone review, review of a phone, phone test; tech review, tech video",
  "laptop review": "notebook review, laptop test, review of a laptop, laptop verdict; tech review, tech video",
  "camera review": "camera test, review of a camera, camera footage test; tech review, photography video",
  "headphone review":
    "headphone test, headphones test, headphone sound test, review of headphones; audio review, tech review",
  "car review": "car test drive, test drive, review of a car, road test; vehicle review, car video",
  "e-bike review":
    "ebike review, electric bike review, electric bike test, ebike test ride; bike review, cycling video",
  "tent review": "tent test, camping tent review, tent pitch, review of a tent; gear review, camping video",
  "book review": "book thoughts, bookish video, review of a book, book discussion; reading vlog, book video",
  "film review": "movie review, movie thoughts, film critique, review of a film; movie video, film video",
  "unboxing video": "unboxing, unbox with me, unboxing vlog, opening the box; review video",
  "tool review": "tool test, review of a tool, workshop tool review, testing a tool; workshop video, gear review",
  "skincare routine": "skin care routine, face routine, morning skincare, skincare steps; beauty video, skin care",
  "nail art": "nail art tutorial, nail design, nail designs, nail art ideas; beauty video, manicure video",
  "beard trimming": "trim a beard, beard trim, shape a beard; grooming video, barber video",
  "haircut tutorial":
    "cut hair at home, how to cut hair, hair cutting tutorial, cutting hair; hair video, barber video",
  "baby sling tutorial": "baby wrap tutorial, babywearing, tie a baby wrap; parenting video, baby video",
  "baby sign language": "sign with baby, baby signing, baby signs, signing with babies; parenting video, sign language",
  "english lesson":
    "learn english, english class, english practice, speaking english; language lesson, language learning",
  "spanish lesson": "learn spanish, spanish class, spanish practice, speak spanish; language lesson, language learning",
  "irish lesson":
    "learn irish, irish language, speak irish, learn gaeilge, gaeilge lesson; language lesson, language learning",
  "algebra lesson": "learn algebra, algebra explained, algebra tutorial, how to do algebra; maths video, school maths",
  "python tutorial":
    "learn python, python programming, python coding, python for beginners; coding video, programming lesson",
  "video editing tutorial":
    "how to edit videos, learn video editing, video editing tips, edit videos; creator tips, editing lesson",
  "photo editing tutorial":
    "how to edit photos, edit photos, photo editing tips, learn photo editing; photography video",
  "night sky photography":
    "astrophotography, photograph the stars, milky way photography, star photography; photography video",
  "drone footage": "drone video, aerial video, aerial footage, filmed by drone; aerial film, scenic video",
  "rock tumbling": "tumbling rocks, rock tumbler, polish rocks, how to tumble rocks; rock collecting, rockhounding",
  "gold panning": "panning for gold, gold prospecting, finding gold; treasure hunting, outdoor hobby",
  foraging: "wild food foraging, foraging wild food, forage with me, foraging video; wild food, outdoor skills",
  "mushroom foraging":
    "mushroom hunting, mushroom picking, wild mushrooms, foraging mushrooms; wild food, outdoor skills",
  mudlarking:
    "mudlark, mudlarking finds, river treasure, mudlarking video, mudlark finds; treasure hunting, history finds",
  "beach cleaning": "beach cleanup, clean the beach, picking up litter; eco video",
  "window cleaning":
    "clean windows, cleaning windows, how to clean windows, wash windows, window washing; cleaning video",
  "oven cleaning": "clean an oven, cleaning an oven, dirty oven cleaning; cleaning video, cleaning tips",
  "clean with me":
    "cleaning motivation, house cleaning video, cleaning routine, speed cleaning; cleaning video, home video",
  decluttering: "declutter with me, declutter, decluttering tips, how to declutter; home organizing, tidy home",
  "carpet cleaning":
    "clean a carpet, rug cleaning, carpet washing, dirty carpet cleaning; cleaning video, satisfying video",
}
