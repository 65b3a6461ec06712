import type { KindRows } from "./kind-rows.ts"

export const gardenKinds: KindRows = {
  "garden bench":
    "outdoor bench, patio bench, garden seat; garden furniture, outdoor furniture, patio furniture, garden seating",
  bench: "; seating",
  "patio table":
    "garden table, outdoor table, us:outdoor patio table; garden furniture, outdoor furniture, patio furniture",
  "garden table":
    "patio table, outdoor table, us:outdoor patio table; garden furniture, outdoor furniture, patio furniture",
  "garden chair": "patio chair, outdoor chair, us:lawn chair; garden furniture, outdoor furniture, patio furniture",
  "garden furniture set": "patio set, outdoor furniture set, patio furniture set; outdoor seating, patio seating",
  "sun lounger":
    "uk:garden lounger, outdoor lounger, us:chaise lounge, us:patio lounge chair, uk:sunbed; garden furniture, patio furniture",
  hammock:
    "garden hammock, outdoor hammock, hammock bed, us:backyard hammock, hanging hammock; outdoor furniture, garden furniture",
  parasol: "uk:garden umbrella, patio umbrella, sun umbrella, outdoor umbrella; patio shade",
  gazebo:
    "garden gazebo, outdoor canopy, uk:garden pavilion, us:patio gazebo, outdoor gazebo; garden shelter, outdoor shelter",
  greenhouse: "garden greenhouse, glasshouse; garden buildings",
  shed: "garden shed, storage shed, outdoor shed; garden storage, outdoor storage, garden building",
  "garden shed": "storage shed, outdoor shed, shed, us:backyard shed; garden storage, outdoor storage, garden building",
  "lawn mower": "lawnmower, grass cutter, mower, garden mower; garden machinery, lawn care",
  lawnmower: "lawn mower, grass cutter, mower; garden machinery, lawn care",
  "petrol mower":
    "uk:petrol lawnmower, uk:petrol lawn mower, grass cutter, garden mower; lawn care, garden machinery, garden power tools",
  "riding mower": "ride on mower, riding lawn mower, uk:ride on lawnmower; lawn care, garden machinery, yard equipment",
  mower: "lawn mower, lawnmower, grass cutter; lawn care, garden machinery",
  strimmer: "grass trimmer, us:string trimmer, us:weed trimmer, us:weed eater; garden tools, lawn care",
  "hedge trimmer": "uk:hedge cutter, bush trimmer, hedge clipper; garden tools, garden machinery",
  "leaf blower": "uk:garden blower, garden leaf blower, us:yard blower, blower; garden machinery, garden tools",
  chainsaw: "; garden machinery, power tools",
  "hose nozzle": "garden hose nozzle, spray nozzle, hose sprayer; garden watering, watering tools",
  "garden hose": "uk:hosepipe, water hose, uk:hose pipe, watering hose; garden watering, watering equipment",
  "hose reel": "garden hose reel, uk:hosepipe reel, uk:hose pipe reel, water hose reel; garden watering, hose storage",
  "watering can": "; gardening tools",
  secateurs: "garden pruners, pruning shears, hand pruners, pruners; gardening tools, garden tools",
  "pruning shears": "garden pruners, uk:secateurs, hand pruners; gardening tools, garden tools",
  "garden trowel": "hand trowel, planting trowel, gardening trowel; gardening tools, garden tools",
  "garden fork": "digging fork, gardening fork, us:spading fork; gardening tools, garden tools",
  spade: "garden spade, digging spade, digging tool; gardening tools, garden tools",
  rake: "garden rake; gardening tools, garden tools",
  wheelbarrow: "uk:garden barrow, garden wheelbarrow; gardening tools",
  "garden glove": "gardening gloves, garden gloves",
  "compost bin": "composter, garden composter, compost box, garden compost bin, outdoor compost bin; garden tools",
  "garden arch": "garden arbor, garden archway, rose arch, trellis arch; garden decor, garden structure",
  trellis: "garden trellis, plant trellis, plant support;",
  "plant label": "plant marker, plant tag, garden marker; gardening accessories, garden labels",
  "plant marker": "plant label, plant tag, garden marker; gardening accessories, garden labels",
  "garden stake": "yard stake, garden art stake, lawn stake, us:yard art stake; garden decor, outdoor decor",
  "garden ornament": "garden decoration, us:yard ornament, us:lawn ornament; garden decor, outdoor decor, us:yard art",
  "garden gnome": "gnome statue, us:lawn gnome, garden ornament; garden decor, us:yard art, outdoor decor",
  "garden statue": "garden sculpture, outdoor statue, us:yard statue; garden decor, us:yard art, outdoor decor",
  "raised bed": "garden bed, planter bed, raised planter, raised garden bed;",
  "window box": "window planter, window box planter, flower box, us:window flower box; garden planter",
  "hanging basket":
    "hanging planter, hanging flower basket, hanging planter basket, garden hanging basket; garden planter, garden decor",
  seed: "seeds, garden seeds; gardening, grow your own",
  "wildflower seed": "wildflower seeds, wild flower seeds, meadow seeds, flower seeds; garden seeds, gardening",
  "seed packet": "garden seeds, seed pack, seed envelope, garden seed packet; gardening, seeds",
  houseplant: "house plant, indoor plant, potted plant; plants, live plant",
  "monstera deliciosa":
    "swiss cheese plant, monstera plant, cheese plant, monstera; houseplant, indoor plant, live plant, tropical plant, foliage plant",
  monstera: "swiss cheese plant, monstera plant, cheese plant; houseplant, indoor plant, tropical plant, foliage plant",
  succulent: "succulent plant, succulents; live plant, plants",
  cactus: "cactus plant, cacti; live plant, succulents",
  "fire pit":
    "outdoor fire pit, garden fire pit, us:backyard fire pit, fire bowl, outdoor fire bowl; outdoor heating, uk:garden heating",
  bbq: "barbecue, barbecue grill, outdoor grill, bbq grill; outdoor cooking, grilling",
  barbecue: "bbq, bbq grill, outdoor grill, barbecue grill; outdoor cooking, grilling",
  braai: "braai grill, bbq grill, barbecue grill; outdoor cooking, braaing",
  "kettle braai": "kettle bbq, charcoal braai, kettle grill; outdoor cooking, braaing",
  grill: "barbecue grill, bbq grill; outdoor cooking, grilling",
  "pizza oven": "outdoor pizza oven; outdoor cooking",
  "pressure washer": "power washer, uk:jet washer, high pressure cleaner; outdoor cleaning",
  trampoline: "garden trampoline, outdoor trampoline; outdoor play",
  swing: "",
  "log store":
    "uk:firewood store, uk:wood store, us:firewood storage, us:firewood shed, uk:log shed, log storage; garden storage",
  "solar light": "solar garden light, outdoor solar light, solar lamp; garden lighting, outdoor lighting",
  "fence panel": "garden fence panel, fencing panel, fence section; garden fencing, fencing",
  "water butt":
    "us:rain barrel, uk:rainwater butt, rain water barrel, uk:garden water butt; garden watering, rainwater storage",
}
