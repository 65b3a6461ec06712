import { howToVideoKinds } from "./how-to-video-kinds.ts"
import type { KindRows } from "./kind-rows.ts"
import { moreVideoKinds } from "./more-video-kinds.ts"
import { pastimeVideoKinds } from "./pastime-video-kinds.ts"

export const videoKinds: KindRows = {
  "dripping tap": "fix leaking tap, leaky tap, tap repair;",
  "dripping mixer tap": "fix dripping tap, leaking tap, tap repair;",
  "brake pad": "brake pad replacement, brake pad change, replace brake pads; car maintenance, brake repair",
  "oil change": "engine oil change, change car oil; car maintenance",
  "jollof rice": "jollof rice recipe, how to cook jollof; west african food",
  sourdough: "sourdough bread, sourdough baking; bread making, sourdough bread making",
  "zip pouch": "zipper pouch tutorial, zip pouch sewing; sewing tutorial, sewing project",
  "piano lesson": "piano tutorial, learn piano, piano practice; piano",
  "night train": "sleeper train, overnight train; train travel",
  "compost bin": "diy compost bin, build compost bin; composting",
  "london system": "london system chess, chess opening; chess, chess strategy",
  crochet: "crochet tutorial, learn to crochet",
  "guitar lesson": "guitar tutorial, learn guitar, guitar practice; guitar",
  watercolor: "watercolor tutorial, watercolor painting; painting tutorial",
  watercolour: "watercolour tutorial, watercolour painting; painting tutorial",
  "sourdough bread":
    "sourdough loaf, sourdough baking, sourdough bread making, making sourdough bread; bread baking, bread making",
  "box trailer wiring":
    "trailer wiring, trailer light wiring, trailer electrics, how to wire trailer, box trailer lights; trailer repair, vehicle electrics",
  "lathe repair": "fixing a lathe, lathe fix, repairing a lathe, broken lathe fix; machine repair, machine shop",
  "lathe restoration":
    "restoring a lathe, lathe rebuild, lathe refurbishment, lathe restore; tool restoration, machine shop",
  "fly tying": "tying flies, how to tie flies, tie fishing flies, tying fishing flies; fly fishing, fishing flies",
  "caravan reversing":
    "reversing a caravan, backing up a caravan, uk:reverse a caravan, us:backing up a camper, us:camper backing; caravan towing, towing tips",
  "trailer reversing":
    "reversing a trailer, us:backing up a trailer, reverse a trailer, us:trailer backing; trailer towing, driving skills",
  "apartment tour": "us:apartment walkthrough, us:apt tour, uk:flat tour, tour of my apartment; home tour, house tour",
  "house tour": "home tour, house walkthrough, tour of a house; home video, property tour",
  "bike maintenance": "bicycle maintenance, bike care, bike servicing, bike upkeep; bike repair, cycling video",
  "bike gear adjustment":
    "bike gear tuning, adjust bike gears, bike gear indexing, bike gear adjusting; bike maintenance, bike repair",
  "carp fishing": "carp angling, fishing for carp, catching carp, carp fishing video; coarse fishing, fishing video",
  "ice fishing": "fishing on ice, ice fishing video, fishing through ice, ice angling; winter fishing, fishing video",
  "magnet fishing":
    "magnet fishing video, fishing with a magnet, magnet fisher, magnet fishers; treasure hunting, outdoor hobby",
  "metal detecting":
    "metal detecting video, metal detector hunt, metal detectorist, metal detector video; treasure hunting, outdoor hobby",
  woodturning: "wood turning, turning wood, wood lathe turning, wood turner; woodworking video, lathe work",
  "wood carving": "woodcarving, carving wood, wood carver, wood carving video; woodworking video, wood craft",
  "spoon carving":
    "carving a spoon, wooden spoon carving, carving wooden spoons, spoon carver; wood carving, green woodworking",
  "chainsaw carving":
    "chainsaw art, carving with a chainsaw, chainsaw sculpture, chainsaw wood carving; wood carving, wood sculpture",
  "dovetail joint":
    "cutting dovetails, dovetail joinery, dovetail joints, making a dovetail joint; wood joinery, woodworking video",
  "chisel sharpening":
    "sharpening chisels, sharpen a chisel, how to sharpen chisels, chisel honing; tool sharpening, hand tools",
  "knife making": "making a knife, how to make knives, knifemaking, bladesmithing; metal working, blade making",
  "tool restoration":
    "restoring tools, restored tools, tool restore, restoring an old tool; restoration video, metal working",
  "furniture flip":
    "furniture flipping, furniture makeover, flipping furniture, furniture flips; furniture upcycling, home projects",
  "chair reupholstery":
    "reupholster a chair, reupholstering a chair, chair upholstery, recover a chair; furniture upholstery, furniture repair",
  "small engine repair": "small engine fix, fixing small engines, small engine mechanic; engine repair, machine repair",
  "carburetor cleaning":
    "us:clean a carburetor, us:carb cleaning, uk:carburettor cleaning, us:carburetor clean; engine repair, engine maintenance",
  "chainsaw repair":
    "fixing a chainsaw, chainsaw fix, fix a chainsaw, how to fix chainsaw; machine repair, small engines",
  "tractor restoration":
    "restoring a tractor, tractor rebuild, tractor restore, restored tractor; farm machinery, vehicle restoration",
  "engine rebuild":
    "engine rebuilding, rebuilding an engine, how to rebuild engine, engine overhaul; engine repair, engine work",
  "car restoration":
    "restoring a car, us:auto restoration, car rebuild, car restoration project; vehicle restoration, classic cars",
  "rust repair": "rust fix, fixing rust, repairing rust, how to repair rust; metal repair, bodywork repair",
  "brake pad replacement":
    "change brake pads, brake pad change, replace brake pads, changing brake pads; brake repair, vehicle repair",
  "timing belt replacement":
    "timing belt change, change timing belt, replace timing belt, uk:cambelt change, uk:cambelt replacement; engine repair, car repair",
  "clutch replacement":
    "clutch change, change a clutch, replace a clutch, clutch job; transmission repair, vehicle repair",
  "head gasket replacement":
    "change head gasket, head gasket job, replace head gasket, head gasket change; engine repair, vehicle repair",
  "car detailing video": "car detailing, us:auto detailing, uk:car valeting, detailing a car; car cleaning, car care",
  "van conversion": "van build, converting a van, van converting, converting vans; camper build, vehicle build",
  "van life": "vanlife, living in a van, van living, life in a van; travel vlog, nomad life",
  "narrowboat life":
    "narrowboat living, uk:canal boat living, uk:life on a narrowboat, uk:canal boat life; canal boat, boat living",
  "sailing vlog": "sailing video, sailing channel, sailing vlogs, boat vlog; boat life, travel vlog",
  "boat restoration": "restoring a boat, boat rebuild, boat refit, boat restore; boat repair, boat project",
  "boat building": "building a boat, boat build, boatbuilding, boat construction; boat project, boat yard",
  "tiny house build":
    "building a tiny house, tiny home build, tiny house building, tiny house project; house building, tiny living",
  "log cabin build":
    "building a log cabin, log cabin building, log house build, log cabin construction; cabin building, wood building",
  "off grid living":
    "off the grid, living off grid, off grid life, off grid lifestyle; homestead life, self sufficiency",
  "shed build":
    "building a shed, shed building, shed construction, how to build shed; garden projects, building project",
  "deck building":
    "building a deck, deck build, deck construction, how to build deck; home projects, outdoor construction",
  "drywall finishing":
    "us:drywall mudding, us:finish drywall, us:taping and mudding, us:mudding drywall; home renovation, wall finishing",
  "wall plastering": "plastering a wall, plastering, plaster a wall, plastering walls; home renovation, wall finishing",
  "floor tiling":
    "tiling a floor, laying floor tiles, us:floor tile installation, tile a floor; home renovation, tile work",
  "brick laying": "bricklaying, how to lay bricks, laying bricks, brickwork; building skills, masonry work",
  "toilet repair": "fix a toilet, toilet fix, fixing a toilet, toilet repairs; home repair, plumbing repair",
  "leaking tap repair":
    "uk:fix a leaking tap, uk:leaky tap, us:leaky faucet repair, us:fix leaky faucet, uk:fixing a leaking tap; home repair, plumbing repair",
  "washing machine fix":
    "washing machine repair, us:washer repair, fix washing machine, fixing washing machine; appliance repair, home repair",
  "laptop teardown": "laptop disassembly, take apart a laptop, laptop take apart; computer hardware, tech video",
  "pc build": "building a pc, pc building, computer build, build a computer; computer hardware, tech video",
  "soldering tutorial":
    "how to solder, learn to solder, soldering guide, soldering lesson; electronics tutorial, electronics repair",
  "3d printing tutorial":
    "how to 3d print, 3d printing guide, learn 3d printing, 3d printer tutorial; 3d printing, maker projects",
  "model railway layout":
    "uk:model railway, us:model railroad layout, us:model train layout, us:model railroad; model trains, scale modeling",
  "model kit build":
    "model kit building, building a model kit, scale model build, model kit assembly; scale modeling, hobby building",
  "miniature painting":
    "painting miniatures, how to paint minis, mini painting, painting minis; hobby painting, model painting",
  "pizza dough recipe": "pizza dough, making pizza dough, homemade pizza dough; pizza making, dough recipe",
  "cake decorating": "decorating cakes, cake decoration, decorating a cake, cake decorator; cake making, cake art",
  "fried rice recipe": "fried rice, making fried rice, cooking fried rice; rice recipe, home cooking",
  "chicken curry recipe":
    "cooking chicken curry, chicken curry, making chicken curry, curry chicken recipe; curry recipe, home cooking",
  "vegetable pickling":
    "pickling vegetables, how to pickle vegetables, pickled vegetables, making pickles; food preserving, food fermentation",
  "kimchi making":
    "how to make kimchi, making kimchi, kimchi making video, kimchi preparation; food fermentation, korean cooking",
  "cheese making": "how to make cheese, making cheese, cheesemaking; dairy making, food making",
  "jam making": "how to make jam, making jam, jam cooking, making preserves; food preserving, food making",
  "home brewing": "homebrewing, brewing at home, home brew, how to home brew; beer making, drink making",
  "latte art": "latte art pouring, pouring latte art, coffee art, milk foam art; coffee making, barista skills",
  "mukbang video": "mukbang, eating show, eating video, eat with me; food video, eating videos",
  "crochet blanket":
    "crocheted blanket, crochet throw, us:crochet afghan, crocheting a blanket; crochet project, crochet video",
  "granny square":
    "crochet granny square, granny squares, crochet squares, granny square crochet; crochet project, crochet pattern",
  "sock knitting": "how to knit socks, knitting socks, knitted socks, knit socks; knitting project, knitting video",
  "knitting tutorial": "how to knit, learn to knit, knitting lesson, learn knitting; knitting video, craft tutorial",
  "dress sewing": "sewing a dress, dress making, making a dress, sew a dress; sewing project, sewing video",
  "zipper insertion":
    "sew in a zipper, inserting a zipper, uk:sewing in a zip, sewing a zipper; sewing tutorial, sewing skills",
  "hand embroidery":
    "embroidery by hand, hand embroidering, hand stitched embroidery, hand embroidery video; needle craft, craft video",
  "candle making": "how to make candles, making candles, candlemaking, candle pouring; home crafts, craft video",
  "soap making": "how to make soap, making soap, soapmaking, soap crafting; home crafts, craft video",
  "resin art": "resin craft, resin crafts, art with resin, resin artwork; art video, craft video",
  "wheel throwing":
    "pottery throwing, throwing pottery, pottery wheel throwing, throwing on the wheel; pottery making, ceramics video",
  "leather wallet making":
    "making a leather wallet, leather wallet build, leather wallet craft, make a leather wallet; leather craft, leather working",
  "origami tutorial":
    "how to make origami, origami instructions, origami, how to fold origami; paper craft, paper folding",
  "calligraphy tutorial":
    "how to do calligraphy, calligraphy lesson, learn calligraphy, calligraphy; hand lettering, art tutorial",
  "oil painting tutorial":
    "oil painting lesson, oil painting, oil paint tutorial, learn oil painting; painting tutorial, art lesson",
  "portrait drawing":
    "drawing a portrait, drawing portraits, portrait sketch, how to draw portraits; drawing video, art video",
  "perspective drawing":
    "how to draw perspective, drawing in perspective, drawing perspective, draw in perspective; drawing video, art lesson",
  "vegetable gardening":
    "growing vegetables, how to grow vegetables, vegetable garden, uk:veg growing, us:veggie garden; garden video, food growing",
  "tomato growing":
    "growing tomatoes, how to grow tomatoes, tomato plants, grow tomatoes; vegetable growing, garden video",
  "raised garden bed":
    "uk:raised bed, raised bed gardening, raised garden beds, raised bed garden; garden projects, garden video",
  "rose pruning": "how to prune roses, pruning roses, prune roses, cutting back roses; garden care, plant pruning",
  "apple tree pruning":
    "pruning apple trees, prune an apple tree, pruning an apple tree, trimming apple trees; fruit growing, tree pruning",
  "tree grafting": "grafting trees, graft a tree, tree graft, how to graft trees; fruit growing, plant propagation",
  "plant propagation":
    "how to propagate plants, propagating plants, propagate plants, plant propagating; plant care, garden video",
  "houseplant repotting":
    "repotting houseplants, repotting a houseplant, repot houseplants, repot a houseplant; plant care, indoor plants",
  "bonsai pruning":
    "pruning bonsai, bonsai trimming, prune bonsai tree, bonsai tree pruning; bonsai care, plant pruning",
  "hive inspection":
    "beehive inspection, bee hive inspection, inspecting a beehive, inspecting a hive; bee keeping, beekeeping video",
  "chicken coop build":
    "building a chicken coop, chicken coop building, build a chicken coop, hen house build; chicken keeping, garden projects",
  "aquarium setup": "fish tank setup, setting up an aquarium; fish keeping, aquarium video",
  "planted aquarium":
    "planted tank, planted fish tank, live plant aquarium, aquarium with plants; fish keeping, aquarium video",
  "dog grooming tutorial":
    "dog grooming, how to groom dogs, grooming a dog, learn dog grooming; pet care, pet grooming",
  "guitar solo lesson":
    "guitar solo tutorial, learn guitar solos, guitar soloing, guitar solo lessons; guitar lesson, music lesson",
  "fingerstyle guitar":
    "fingerpicking guitar, finger style guitar, finger picking guitar, guitar fingerpicking; guitar music, guitar playing",
  "ukulele tutorial": "ukulele lesson, how to play ukulele, learn ukulele, uke tutorial; music lesson, ukulele video",
  "piano cover": "piano version, song on piano, piano cover song, piano cover version; music cover, piano music",
  "drum cover": "drum playthrough, drums cover, drum cover song, song on drums; music cover, drum music",
  "karaoke version": "karaoke, sing along version, karaoke track, karaoke song; music video",
  "backing track": "jam track, play along track, backing tracks, backing music; music practice, jam music",
  "rain sound": "rain sounds, sound of rain, rain noise, rain ambience; sleep sounds, nature sounds",
  "guided meditation":
    "meditation guided, guided mindfulness, guided meditations, meditation with guide; relaxation video, mental wellness",
  "home workout": "workout at home, at home workout, exercise at home, home exercise; fitness video, exercise video",
  "makeup tutorial": "how to do makeup, make up tutorial, makeup lesson; beauty video, makeup video",
  "hair braiding": "how to braid hair, braiding hair, uk:hair plaiting, uk:plaiting hair; hair tutorial, hair styling",
  "train cab ride": "cab ride, train cab view, train driver view, uk:train drivers view; train video, railway video",
  "meal prep": "meal prepping, meal preparation, meal prep video, food prep; meal planning, home cooking",
  ...howToVideoKinds,
  ...pastimeVideoKinds,
  ...moreVideoKinds,
}
