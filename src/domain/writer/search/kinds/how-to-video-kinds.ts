import type { KindRows } from "./kind-rows.ts"

export const howToVideoKinds: KindRows = {
  "spark plug replacement":
    "change spark plugs, spark plug change, replace spark plugs, changing spark plugs; car repair, engine maintenance",
  "car battery replacement":
    "change car battery, car battery change, replace car battery, new car battery fitting; car repair, car maintenance",
  "alternator replacement":
    "change alternator, replace alternator, alternator change, alternator swap; car repair, vehicle repair",
  "wheel bearing replacement":
    "change wheel bearing, wheel bearing change, replace wheel bearing, wheel bearing job; car repair, vehicle repair",
  "coolant flush": "coolant change, flush coolant, radiator flush, change coolant; car maintenance, engine cooling",
  "brake bleeding":
    "bleed brakes, bleeding brakes, how to bleed brakes, brake fluid change; brake repair, vehicle repair",
  "headlight restoration":
    "headlight polishing, restore headlights, clear cloudy headlights, headlight cleaning; car care, car repair",
  "tire change":
    "us:change a tire, us:changing a tire, us:flat tire change, uk:change a wheel, uk:changing a wheel; car maintenance",
  "jump start": "jump starting a car, jump start a car, us:jumper cables, uk:jump leads, dead car battery; car help",
  "parallel parking":
    "how to parallel park, parallel park, learn parallel parking, parallel parking tips; driving lesson, driving skills",
  "hill start":
    "how to hill start, starting on a hill, hill start manual car, uphill start; driving lesson, driving skills",
  "motorcycle restoration":
    "restoring a motorcycle, motorbike restoration, motorbike rebuild, motorcycle rebuild; vehicle restoration",
  "puncture repair": "fix a puncture, flat tyre fix, patch a tyre, mend a puncture; tyre repair",
  "inner tube change":
    "change an inner tube, replace inner tube, change bike tube, bike flat fix; bike repair, bike maintenance",
  "bike chain replacement":
    "change bike chain, replace bike chain, new bike chain, fit a bike chain; bike repair, bike maintenance",
  "bike wheel truing":
    "true a bike wheel, wheel truing, truing a wheel, straighten bike wheel; bike repair, wheel building",
  "outboard motor service":
    "outboard service, service an outboard, outboard maintenance, outboard servicing; boat maintenance, engine maintenance",
  "lawn mower repair":
    "fix a lawn mower, lawnmower repair, mower repair, lawn mower fix; small engines, machine repair",
  "generator repair":
    "fix a generator, generator fix, repairing a generator, generator not starting; small engines, machine repair",
  "sewing machine repair":
    "fix a sewing machine, sewing machine fix, sewing machine service; machine repair, sewing tips",
  "clock repair": "fixing a clock, clock restoration, fix an old clock, clock mending; horology video, repair video",
  "watch repair": "fixing a watch, watch restoration, watch servicing, watch service; horology video, repair video",
  "guitar repair":
    "fixing a guitar, guitar fix, guitar restoration, guitar luthier work; luthier video, instrument repair",
  "guitar setup": "setting up a guitar, guitar setup guide, set up a guitar; guitar maintenance, guitar care",
  "guitar restringing":
    "restring a guitar, change guitar strings, guitar string change, changing guitar strings; guitar maintenance, guitar care",
  "violin making": "making a violin, building a violin, violin build, violin maker; luthier video, instrument making",
  "guitar build":
    "building a guitar, guitar making, guitar building, making a guitar; luthier video, instrument making",
  "phone screen replacement":
    "replace phone screen, cracked screen repair, phone screen repair, change phone screen; phone repair",
  "phone battery replacement":
    "change phone battery, replace phone battery, phone battery swap, new phone battery; phone repair",
  "laptop repair": "fix a laptop, laptop fix, repairing a laptop, laptop fixing; computer repair, tech repair",
  "console repair":
    "fix a console, game console repair, fixing a console, games console fix; tech repair, electronics repair",
  "speaker build":
    "building speakers, diy speakers, speaker building, make a speaker; audio project, electronics project",
  "radio restoration":
    "restoring a radio, old radio repair, restore a radio, radio repair; electronics repair, restoration video",
  "dishwasher repair":
    "fix a dishwasher, dishwasher fix, dishwasher not working, fixing a dishwasher; appliance repair, home repair",
  "tumble dryer repair":
    "uk:fix a tumble dryer, uk:dryer repair, us:fix a dryer, us:dryer repair, dryer not working; appliance repair",
  "radiator bleeding":
    "bleed a radiator, bleeding radiators, how to bleed radiators, cold radiator fix; home heating, home repair",
  "drain unblocking":
    "unblock a drain, unblocking drains, blocked drain, unclog a drain, blocked drain fix; plumbing video, home repair",
  "pipe soldering":
    "solder copper pipe, soldering copper pipe, sweat copper pipe, copper pipe joints; plumbing video, plumbing skills",
  "door hanging":
    "hang a door, hanging a door, fit a door, fitting a door, install a door; carpentry video, home renovation",
  "lock change": "change a lock, changing a lock, replace a door lock, door lock change; home repair, home security",
  "shelf build": "build shelves, building shelves, diy shelf, make a shelf; woodworking video, home projects",
  wallpapering:
    "wallpaper hanging, hang wallpaper, how to wallpaper, hanging wallpaper; home decorating, home renovation",
  "room painting": "paint a room, painting a room, how to paint walls, wall painting; home decorating, home renovation",
  "floor sanding":
    "sand a floor, sanding wood floors, floor refinishing, sanding floorboards; home renovation, floor restoration",
  "laminate flooring installation":
    "lay laminate flooring, laying laminate, laminate floor fitting, fit laminate floor; home renovation",
  "fence building": "build a fence, building a fence, fence build, put up a fence; garden projects, building project",
  "dry stone wall":
    "dry stone walling, us:dry stack wall, build a stone wall, stone wall building; masonry work, country crafts",
  "concrete pouring":
    "pour concrete, pouring a slab, concrete slab pour, lay concrete; building skills, building project",
  "patio laying": "lay a patio, laying paving slabs, laying a patio, build a patio, patio build; garden projects",
  "greenhouse build":
    "build a greenhouse, building a greenhouse, diy greenhouse, make a greenhouse; garden projects, building project",
  "treehouse build":
    "building a treehouse, build a tree house, treehouse building, diy treehouse; building project, outdoor build",
  "workbench build":
    "build a workbench, building a workbench, diy workbench, work bench build; woodworking video, workshop project",
  "table build": "building a table, build a table, table making, diy table; woodworking video, furniture making",
  "pallet project":
    "pallet ideas, pallet wood project, pallet wood ideas, pallet build; woodworking video, upcycling video",
  "chair making":
    "making a chair, chair build, building a chair, make a wooden chair; woodworking video, furniture making",
  "knife sharpening":
    "sharpen a knife, sharpening knives, how to sharpen knives, knife honing; kitchen skills, tool sharpening",
  "welding tutorial": "how to weld, learn to weld, welding lesson, welding for beginners; metal working, welding video",
  blacksmithing: "blacksmith, forging metal, iron forging, blacksmith video, metal forging; metal working, forge work",
  "silver ring making":
    "make a silver ring, making a ring, silversmithing, silver ring tutorial; jewelry making, metal working",
  "wire wrapping":
    "wire wrapped jewelry, wire wrap tutorial, how to wire wrap, wire jewelry; jewelry making, craft video",
  "bead weaving": "beadweaving, beading tutorial, seed bead weaving, weaving beads; jewelry making, craft video",
  "basket weaving": "basket making, weaving a basket, basketry; craft video, country crafts",
  macrame: "macrame tutorial, macrame knots, macrame for beginners, learn macrame; craft video, knotting craft",
  quilting: "how to quilt, quilt making, quilting tutorial, making a quilt; sewing video, patchwork video",
  "cross stitch tutorial":
    "how to cross stitch, learn cross stitch, cross stitching, cross stitch lesson; needle craft, craft video",
  "needle felting": "needle felting tutorial, felting wool, how to needle felt, needle felted; wool craft, craft video",
  "wool spinning": "spinning yarn, spinning wool, spin your own yarn, hand spinning; fiber craft, yarn making",
  weaving: "loom weaving, how to weave, weaving tutorial, weaving on a loom; fiber craft, craft video",
  "tie dye": "tie dye tutorial, how to tie dye, tie dyeing, tie dye technique; fabric dyeing, craft video",
  amigurumi:
    "crochet animal, amigurumi tutorial, crochet toy, crochet doll, crochet plushie; crochet video, crochet project",
  "crochet hat": "crochet a hat, crochet beanie, crocheting a hat; crochet video, crochet project",
  "sweater knitting": "knit a sweater, uk:knit a jumper, uk:jumper knitting, us:knitting a sweater; knitting video",
  "cable knitting": "knit cables, knitting cables, cable stitch, how to knit cables; knitting video, knitting skills",
  "jeans hemming": "hem jeans, hemming jeans, shorten jeans, how to hem jeans; clothing alterations, sewing tutorial",
  "sock darning": "darn a sock, darning socks, mend a sock, sock mending; clothes mending, sewing skills",
  "visible mending":
    "sashiko mending, mend clothes, mending clothes, decorative mending; clothes mending, sewing skills",
  "tote bag sewing":
    "sew a tote bag, make a tote bag, tote bag tutorial, diy tote bag; sewing tutorial, sewing project",
  "card making": "handmade cards, making cards, how to make cards, diy cards, cardmaking; paper craft, craft video",
  scrapbooking: "scrapbook, scrapbook ideas, scrapbook layout, scrapbook with me; paper craft, craft video",
  "junk journal":
    "junk journaling, making a junk journal, junk journal ideas, junk journal with me; paper craft, craft video",
  "bullet journal":
    "bullet journaling, bujo, bujo setup, bullet journal setup, plan with me; journal video, planner video",
  bookbinding: "book binding, binding a book, bookbinding tutorial; paper craft, craft video",
  linocut: "lino printing, lino print, linocut printing, lino cutting, linocut tutorial; print making, art video",
  "acrylic painting":
    "acrylic painting tutorial, painting with acrylics, acrylic paint tutorial, acrylic art; painting tutorial, art lesson",
  "digital painting":
    "digital art, digital drawing, digital painting tutorial, digital art process; art video, art tutorial",
  "anime drawing":
    "draw anime, how to draw anime, manga drawing, drawing anime, draw manga; drawing video, art tutorial",
  "wreath making": "make a wreath, diy wreath, wreath tutorial; floral craft, craft video",
  "flower arranging":
    "flower arrangement, arrange flowers, how to arrange flowers, floral arranging; floristry video, floral design",
  "potato growing":
    "growing potatoes, how to grow potatoes, grow potatoes, planting potatoes; vegetable growing, garden video",
  "garlic growing": "growing garlic, how to grow garlic, planting garlic, grow garlic; vegetable growing, garden video",
  "strawberry growing":
    "growing strawberries, grow strawberries, planting strawberries, strawberry plants; fruit growing, garden video",
  "chilli growing":
    "growing chillies, grow chillies, us:growing hot peppers, chilli plants, us:hot pepper plants; garden video",
  "mushroom growing":
    "growing mushrooms, grow mushrooms, mushroom cultivation, how to grow mushrooms; food growing, home growing",
  microgreen:
    "growing microgreens, how to grow microgreens, microgreens at home, grow microgreens; indoor gardening, food growing",
  "seed starting":
    "uk:sowing seeds, uk:seed sowing, us:starting seeds, us:start seeds, growing from seed; garden video",
  "worm farm": "worm composting, vermicomposting, worm bin, wormery, worm compost; composting video, garden video",
  "lawn care": "lawn maintenance, grass care, lawn tips, lawn treatment; garden video, grass growing",
  "lavender pruning":
    "prune lavender, how to prune lavender, cutting back lavender, trim lavender; plant pruning, garden care",
  "hydrangea pruning":
    "prune hydrangeas, how to prune hydrangea, cutting back hydrangeas, trim hydrangea; plant pruning, garden care",
  "garden tour": "garden walk, tour of my garden, garden walkthrough, us:yard tour, allotment tour; garden video",
  "pond build": "build a pond, garden pond build, building a pond, make a pond; garden projects, wildlife garden",
  "orchid care": "care for orchids, orchid tips, orchid watering, orchid repotting; plant care, indoor plants",
  "succulent care":
    "care for succulents, succulent tips, growing succulents, succulent plants; plant care, indoor plants",
  "terrarium build":
    "make a terrarium, building a terrarium, diy terrarium, terrarium making; plant craft, indoor plants",
  "beekeeping tutorial": "beekeeping, how to keep bees, bee keeping, learn beekeeping; beekeeping video, bee video",
  "chicken keeping":
    "keeping chickens, raising chickens, backyard chickens, how to keep chickens; poultry video, smallholding",
  "goat milking": "milk a goat, milking goats, hand milking goats; homestead video, farm video",
  "sheep shearing": "shearing sheep, how to shear sheep, shear a sheep, sheep clipping; farm video, sheep video",
  lambing: "lambing season, lambs being born, sheep giving birth, lamb birth; farm video, sheep video",
  "hoof trimming": "trim a hoof, hoof trim, hoof cleaning, trimming hooves; farm video, hoof care",
  "horse grooming": "groom a horse, brushing a horse, grooming horses; horse care, horse video",
  "horse training": "train a horse, training horses, training a horse, horse schooling; horse video, horsemanship",
  "dog training": "train a dog, training a dog, dog obedience; pet training, dog video",
  "puppy training": "train a puppy, puppy obedience, training a puppy; dog training, dog video",
  "leash training":
    "us:leash walking, uk:lead training, uk:loose lead walking, us:loose leash walking, walk on a leash; dog training",
  "recall training": "teach dog recall, dog recall, dog come when called, train dog recall; dog training, dog video",
  "hamster cage setup":
    "hamster setup, hamster enclosure, hamster habitat, hamster home setup; hamster video, pet care",
  "bioactive vivarium":
    "bioactive terrarium, bioactive tank, bioactive setup, bioactive enclosure; reptile video, reptile care",
  "dog nail trimming": "trim dog nails, cut dog nails, dog nail clipping, clip dog nails; dog care, dog grooming",
  birdwatching: "bird watching, birding, bird spotting, birding vlog, watching birds; wildlife video, nature video",
  "wildlife documentary":
    "nature documentary, animal documentary, wildlife film, nature film; nature video, animal video",
}
