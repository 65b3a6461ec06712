import type { KindRows } from "../kind-rows.ts"

export const gardenAndWorkshopShelf1: KindRows = {
  "above ground pool": "uk:garden swimming pool; pools and hot tubs",
  "air blow gun": "air duster gun, air nozzle, us:air blower gun; air tools",
  "air filter":
    "engine air filter, car air filter, us:engine air cleaner, us:auto air filter; car parts, service parts",
  "air hose reel": "uk:airline reel, uk:air line reel, compressor hose reel, us:air reel; air tools, garage equipment",
  "allen key": "hex key, us:allen wrench, us:hex wrench, hexagon key; hand tools",
  "allen key set": "hex key set, us:allen wrench set, us:hex wrench set, hexagon key set; hand tools",
  "anchor bolt": "expansion bolt, concrete anchor, wall bolt, uk:shield anchor; wall fixings, fasteners",
  "anti slip tape": "non slip tape, anti slip strip, us:non skid tape, safety grip tape; tapes, safety supplies",
  "arbor press": "arbour press, us:arbor press machine, mandrel press; workshop machines",
  "arc welder": "stick welder, uk:mma welder, arc welding machine, us:stick welding machine; welding equipment",
  architrave:
    "door architrave, us:door casing, us:door trim, door surround, us:door molding; mouldings, building materials",
  "artificial grass":
    "fake grass, artificial turf, astro turf, synthetic grass, artificial lawn; garden flooring, landscaping",
  "back box": "uk:pattress box, us:electrical box, us:outlet box, switch box; electrical supplies",
  "balcony privacy screen":
    "balcony screen, balcony cover, balcony screening, balcony railing cover; balcony accessories, outdoor privacy",
  "ball valve": "lever ball valve, lever valve, quarter turn valve; plumbing supplies, valves",
  "bamboo screening": "uk:bamboo fence roll, bamboo fencing, bamboo fence, bamboo screen; garden screening, fencing",
  "bar clamp": "quick clamp, us:trigger clamp, woodworking bar clamp; clamps, woodworking tools",
  "barbed wire": "barb wire, us:barbwire, fencing barbed wire; fencing, farm supplies",
  "barn door kit": "us:barn door hardware kit, sliding barn door kit, sliding door track kit; door hardware",
  "basin waste": "us:sink drain, uk:sink waste, us:pop up drain, uk:basin waste plug; plumbing, waste fittings",
  "bath panel": "uk:bath side panel, us:bathtub panel, bath front panel, us:tub skirt; bathroom fittings",
  "bath screen":
    "uk:shower screen, bath shower screen, us:tub shower door, over bath shower screen; bathroom fittings, showers",
  "bath tap": "us:bathtub faucet, us:tub faucet, uk:bath filler tap, uk:bathtub tap; bathroom plumbing, taps",
  "bath waste": "us:bathtub drain, us:tub drain, uk:bath plug waste, bath drain; plumbing, waste fittings",
  "bathroom basin":
    "us:bathroom sink, uk:wash basin, uk:washbasin, uk:hand basin, uk:bathroom wash basin; bathroom fittings",
  "bathroom sink": "uk:bathroom basin, uk:wash basin, vanity sink, wash sink, uk:hand basin; bathroom fittings",
  bathtub: "uk:bath, us:tub; bathroom fittings",
  "bbq apron": "barbecue apron, grill apron, grilling apron, uk:barbeque apron; barbecue accessories, grilling gifts",
  "bbq brush":
    "grill brush, barbecue brush, bbq cleaning brush, grill cleaning brush, bbq grill brush; barbecue accessories",
  "bbq burner": "grill burner, gas grill burner, gas bbq burner, us:grill burner tube; barbecue parts",
  "bbq cover": "barbecue cover, grill cover, uk:barbeque cover, bbq grill cover; barbecue accessories",
  "bbq firelighter": "uk:barbecue firelighter, us:charcoal starter, fire starter, us:grill lighter cube; barbecue fuel",
  "bbq fork": "barbecue fork, grill fork, meat fork, grilling fork; barbecue accessories",
  "bbq glove": "barbecue glove, grill glove, grilling glove, heat resistant bbq glove; barbecue accessories",
  "bbq grill grate": "grill grate, cooking grate, uk:bbq grill, barbecue grate, grill grid; barbecue parts",
  "bbq grill mat": "grill mat, barbecue mat, bbq cooking mat, grilling mat; barbecue accessories",
  "bbq scraper": "grill scraper, barbecue scraper, bbq grill scraper, grill cleaner scraper; barbecue accessories",
  "bbq skewer":
    "kebab skewer, barbecue skewer, grill skewer, uk:kebab stick, us:shish kabob skewer; barbecue accessories",
  "bbq smoker box":
    "smoker box, wood chip smoker box, grill smoker box, smoking box; barbecue accessories, smoking food",
  "bbq thermometer":
    "grill thermometer, barbecue thermometer, us:smoker thermometer, bbq temperature gauge; barbecue accessories",
  "bbq tool set":
    "uk:barbecue tool set, grill tool set, us:grilling tool set, bbq utensil set, bbq tools; barbecue accessories, grilling gifts",
  "bee frame grip": "hive frame grip, frame gripper, frame lifter, bee frame holder, us:frame grip; beekeeping tools",
  "beehive roof": "hive roof, hive lid, us:hive top cover, us:telescoping hive cover; beehive parts",
  "beehive stand": "hive stand, beehive base, bee hive base; beehive parts",
  "beekeeping jacket": "bee jacket, beekeeper jacket, bee smock; beekeeping clothing",
  "beekeeping starter kit": "beginner beekeeping kit, beekeeping kit, us:beehive starter kit; beekeeping supplies",
  "beekeeping tool kit":
    "beekeeping tool set, bee tool kit, beekeepers tool kit, bee keeping tool set; beekeeping supplies",
  "beeswax block": "beeswax bar, beeswax, pure beeswax bar; beekeeping products, candle making supplies",
  "beet seed": "uk:beetroot seed; vegetable seeds, garden seeds",
  "begonia tuber": "begonia bulb, begonia corm, tuberous begonia bulb; flower bulbs, garden plants",
  "bicycle trailer": "bike trailer, uk:cycle trailer, bicycle cart, bike cart; bicycle accessories",
  "bidet attachment": "bidet toilet attachment, us:toilet bidet; bathroom fittings",
  "bike chain lube":
    "bicycle chain oil, bike chain oil, bicycle lubricant, bike lube, chain lubricant; bicycle maintenance",
  "bike child seat":
    "bicycle child seat, child bike seat, bike baby seat, us:kids bike seat carrier; bicycle accessories",
  "bike cover": "bicycle cover, uk:cycle cover, bike rain cover; bicycle accessories, bike storage",
  "bike derailleur": "bicycle derailleur, uk:bike mech, gear derailleur, bike gear derailleur; bicycle parts",
  "bike handlebar bag": "bicycle handlebar bag, handlebar bag, bike front bag, uk:cycle handlebar bag; bicycle bags",
  "bike head badge":
    "bicycle head badge, bicycle badge, bike frame badge, head tube badge; bicycle parts, cycling collectibles",
  "bike hook": "bicycle hook, bike wall hook, bike hanger, bike storage hook, bicycle hanger; bike storage",
  "bike multi tool": "bicycle multi tool, cycling multi tool, bicycle repair tool; bicycle tools",
  "bike puncture repair kit": "us:bike tire repair kit, uk:puncture kit, us:bike patch kit; bicycle maintenance",
  "bike rim": "bicycle rim, bike wheel rim, bicycle wheel rim, uk:cycle rim; bicycle parts",
  "bike saddle cover":
    "bicycle seat cover, bike seat cover, bicycle saddle cover, uk:cycle seat cover; bicycle accessories",
  "bike seatpost": "bicycle seatpost, seat post, uk:bike saddle post; bicycle parts",
  "bike stand": "bicycle stand, bike floor stand, bike parking stand, uk:cycle stand, bike rack; bike storage",
  "bike stem": "bicycle stem, handlebar stem, bike handlebar stem, uk:cycle stem; bicycle parts",
  "bike tool kit": "bicycle tool kit, bike repair kit, bicycle tool set, bike tool set; bicycle tools",
  "bike top tube bag": "top tube bag, bicycle top tube bag, bike phone bag; bicycle bags",
  "bird netting": "anti bird net, bird net, bird protection net; crop protection, pest control",
  "bird scarer": "bird deterrent, bird repeller, bird repellent device; pest control, crop protection",
  "bird spike": "pigeon spike, bird deterrent spike, anti bird spike, bird repellent spike; pest control, bird control",
  "bistro set":
    "garden bistro set, patio bistro set, bistro table and chairs, outdoor bistro set; garden furniture, patio furniture",
  "bit holder": "screwdriver bit holder, drill bit holder, hex bit holder; drill accessories, tool accessories",
  "block plane": "wood block plane, hand block plane, small hand plane; hand tools, woodworking tools",
  "boat compass": "marine compass, ship compass, nautical compass, yacht compass; boat equipment, nautical antiques",
  "boat cover": "boat tarp, boat storage cover, marine boat cover, us:boat mooring cover; boat accessories",
  "boat cushion": "marine cushion, boat seat cushion, boat seat pad, us:boat bench cushion; boat accessories",
  "boat steering wheel": "marine steering wheel, boat wheel, yacht wheel, us:boat helm wheel; boat parts",
  "boat trailer": "; boat accessories, trailers",
  "boot liner":
    "us:cargo liner, us:trunk liner, car boot mat, us:cargo mat, uk:car boot liner; car interior accessories",
  "brad nail": "nail gun nail, brad, us:nailer brad, uk:brad pin; nails, fixings",
  "broad bean seed": "us:fava bean seed, us:fava seed; vegetable seeds, garden seeds",
  "brooder lamp": "heat lamp, chick heat lamp, chicken heat lamp, poultry heat lamp; poultry supplies",
  "buffing compound": "polishing compound, uk:polishing bar; polishing supplies",
  "builders bucket": "uk:builders pail, mixing bucket, construction bucket, mortar bucket; building tools",
  "bulkhead light": "outdoor bulkhead light, bulkhead lamp, uk:bulkhead wall light; outdoor lighting",
  "butyl tape": "butyl sealant tape, butyl mastic tape, butyl rubber tape, us:butyl seal tape; tapes, sealants",
  "cable clip":
    "cable tack, wire clip, cable holder clip, uk:cable nail clip, cable fixing clip; electrical supplies, cable management",
  "cable trunking": "us:cable raceway, cable cover, wire cover, us:cord cover; cable management",
  "cactus seed": "cacti seed, cactus plant seed; succulent seeds, garden seeds",
  "campervan awning": "van awning, us:camper awning, motorhome awning; campervan accessories",
  "campervan window cover":
    "van window cover, uk:camper van blind, us:van window shade, uk:campervan blind; campervan accessories",
  "car boot organiser":
    "us:trunk organizer, us:car trunk organizer, uk:boot organiser, uk:boot tidy, us:cargo organizer; car interior accessories",
  "car bumper": "bumper, us:bumper cover, vehicle bumper; car parts, body parts",
  "car bumper sticker": "bumper sticker, car sticker, car decal, us:bumper decal; car decals",
  "car decal": "car sticker, vehicle decal, car window decal, us:auto decal, vinyl car sticker; car decals, stickers",
  "car door handle": "exterior door handle, vehicle door handle, outer door handle, us:auto door handle; car parts",
  "car jack": "vehicle jack, lifting jack, uk:car lifting jack; garage tools",
  "car seat cover": "us:auto seat cover, vehicle seat cover, seat cover, seat protector; car interior accessories",
  "car seat organizer":
    "uk:car seat organiser, back seat organizer, car seat tidy, us:backseat organizer; car interior accessories",
  "car sun shade": "car window shade, uk:car sun blind, car window blind; car interior accessories",
  "car tire": "uk:car tyre, us:tire, us:auto tire, us:automobile tire; wheels and tires",
  "car tyre": "us:car tire, us:tire, uk:tyre, us:auto tire, uk:vehicle tyre; wheels and tires",
  "caravan awning": "uk:caravan porch awning, us:rv awning, us:trailer awning, uk:caravan porch; caravan accessories",
  "caravan curtain": "caravan window curtain, us:rv curtain, us:camper curtain, motorhome curtain; caravan interiors",
  "caravan fridge":
    "us:rv refrigerator, us:rv fridge, camper fridge, campervan fridge, motorhome fridge; caravan appliances",
  "caravan hook up cable":
    "uk:caravan hook up lead, us:rv power cord, us:shore power cord, uk:camping mains lead, uk:electric hook up lead; caravan accessories",
  "caravan jockey wheel":
    "uk:jockey wheel, us:trailer jack wheel, uk:trailer jockey wheel, us:tongue jack wheel; caravan parts, trailer parts",
  "caravan mattress": "us:rv mattress, us:camper mattress, motorhome mattress, campervan mattress; caravan interiors",
  "caravan water pump":
    "us:rv water pump, motorhome water pump, camper water pump, campervan water pump; caravan parts",
  "caravan window": "us:rv window, us:camper window, motorhome window, uk:campervan window; caravan parts",
  "cargo net": "load net, trailer net, us:truck bed net, luggage net, cargo netting; load securing",
  "carpenter pencil":
    "uk:carpenters pencil, uk:builders pencil, flat pencil, us:construction pencil, uk:joiners pencil; marking tools",
  "carpet gripper": "uk:carpet gripper rod, us:carpet tack strip, us:tack strip; flooring accessories",
  "cat repellent": "cat deterrent, cat repeller, uk:cat scarer; garden pest control",
  "cattle brush": "cow brush, livestock brush, us:cow scratcher, cattle scratcher; livestock supplies",
  "center punch": "uk:centre punch, marking punch; hand tools, metalworking tools",
  "chain link": "quick link, us:chain quick link, uk:chain joiner, chain connector; chain and rope, hardware",
  "chainsaw helmet": "forestry helmet, arborist helmet; chainsaw accessories, protective clothing",
  "chainsaw sharpener": "chainsaw chain sharpener, saw chain sharpener; chainsaw accessories",
  "chalk paint":
    "chalky paint, chalk furniture paint, uk:chalky furniture paint, chalk finish paint; furniture paint, upcycling supplies",
  "charcoal barbecue":
    "uk:charcoal bbq, charcoal grill, charcoal bbq grill, charcoal barbeque; outdoor cooking, barbecues",
  "charcoal briquette":
    "bbq briquette, barbecue briquette, uk:bbq charcoal briquette, us:grill briquette; barbecue fuel",
  "charcoal grill":
    "uk:charcoal bbq, uk:charcoal barbecue, charcoal barbecue grill, charcoal bbq grill; outdoor cooking, barbecues",
  "check valve": "non return valve, one way valve, us:backflow valve, nonreturn valve; plumbing supplies, valves",
  "chick brooder": "chicken brooder, brooder box, brooder, poultry brooder; poultry supplies",
  "chicken drinker": "poultry drinker, us:chicken waterer, hen drinker, poultry waterer; poultry supplies",
  "chicken drinker cup":
    "us:chicken water cup, poultry drinker cup, poultry water cup, auto drinker cup; poultry supplies",
  "chicken feed": "poultry feed, hen food, chicken food, hen feed; poultry supplies",
  "chilli seed":
    "us:chili pepper seed, uk:chilli pepper seed, hot pepper seed, uk:chilli plant seed; vegetable seeds, garden seeds",
  "chipping hammer": "welding hammer, slag hammer, welding slag hammer; welding tools",
  "chisel set":
    "wood chisel set, woodworking chisel set, set of chisels, carpentry chisel set; hand tools, woodworking tools",
  "chlorine dispenser": "pool chlorine floater, chlorine floater, pool chlorine dispenser; pool supplies",
  "chop saw": "us:miter saw, uk:mitre saw, cut off saw; power tools, power saws",
  "circlip pliers": "us:snap ring pliers, retaining ring pliers, uk:circlip tool; hand tools, garage tools",
  "circuit breaker": "breaker, uk:mcb, us:breaker switch, uk:trip switch, electrical breaker; electrical supplies",
  "clevis pin": "; fasteners, hardware",
  "clout nail": "roofing nail, uk:felt nail, us:roofing clout, large head nail; nails, fixings",
  "cnc router": "cnc machine, cnc engraver, cnc router machine, cnc engraving machine; workshop machines",
  "coach bolt": "us:carriage bolt, uk:cup square bolt, cup head bolt; bolts, fasteners",
  "coach screw": "us:lag screw, us:lag bolt, hex wood screw; screws, fasteners",
  "coco coir": "coir, coconut coir, coco peat, uk:coir fibre, uk:coir compost; growing media, gardening supplies",
  "code reader": "obd scanner, obd2 scanner, diagnostic scanner, fault code reader, car diagnostic tool; garage tools",
  "coil spring":
    "suspension spring, car coil spring, uk:road spring, us:suspension coil spring; car parts, suspension parts",
  "coir brick": "coco coir brick, coconut coir brick, coco peat block, coir block; growing media, gardening supplies",
  "coir pot":
    "coir plant pot, coco coir pot, biodegradable plant pot, us:coco fiber pot; seed starting, pots and planters",
  "cold smoke generator":
    "cold smoker, cold smoking generator, bbq smoke generator; smoking food, barbecue accessories",
  "combi drill":
    "cordless combi drill, hammer drill, uk:combi hammer drill, combination drill; power tools, cordless tools",
  "combination pliers": "us:lineman pliers, us:linesman pliers, uk:engineers pliers, uk:combi pliers; hand tools",
  "compost thermometer": "compost temperature gauge, compost bin thermometer, compost heap thermometer; composting",
  "concrete mould": "us:concrete mold, cement mould, us:cement mold; building supplies, craft moulds",
  "construction adhesive":
    "uk:grab adhesive, panel adhesive, building adhesive, us:construction glue; adhesives, building supplies",
  "contact adhesive": "contact glue, us:contact cement, contact adhesive glue; adhesives",
  "coping saw": "coping hand saw, woodworking coping saw; hand tools, woodworking tools",
  "coping saw blade": "; saw blades, tool accessories",
  "copper pipe": "copper tube, copper tubing, plumbing copper pipe, us:copper water line; plumbing supplies",
  "cordless screwdriver": "electric screwdriver, power screwdriver, battery screwdriver; power tools, cordless tools",
  "corn seed":
    "uk:sweetcorn seed, uk:sweet corn seed, us:sweet corn garden seed, uk:maize seed; vegetable seeds, garden seeds",
  "corner bracket": "angle bracket, l bracket, right angle bracket, us:corner brace; brackets, hardware",
  "corrugated roofing sheet":
    "corrugated sheet, corrugated roof panel, uk:corrugated roofing, us:corrugated panel; roofing, building materials",
  "cosmos seed": "cosmos flower seed, cosmos plant seed, us:mexican aster seed; flower seeds, garden seeds",
  "countertop basin": "us:vessel sink, bowl sink, countertop sink, basin bowl; bathroom fittings",
  "courgette seed": "us:zucchini seed, uk:courgette plant seed, summer squash seed; vegetable seeds, garden seeds",
  "crimp terminal": "crimp connector, wire terminal, cable terminal; electrical supplies",
  crowbar: "pry bar, wrecking bar, uk:jemmy, pinch bar; hand tools, demolition tools",
  crucible: "melting crucible, foundry crucible, smelting crucible; metal casting",
  "cucumber seed": "cucumber plant seed; vegetable seeds, garden seeds",
  cultivator: "hand cultivator, garden cultivator, garden claw, soil cultivator; garden tools",
  "cycling glove": "bike glove, bicycle glove, cycle glove, biking glove; cycling clothing",
  "danish oil": "danish wood oil, danish oil wood finish; wood finishes",
  "deck light": "decking light, uk:decking lights, us:deck step light, recessed deck light; outdoor lighting",
  "decking board": "us:deck board, decking plank, deck plank; decking, building materials",
  "decking oil": "us:deck oil, us:deck stain, wood decking oil; wood finishes, exterior wood care",
  "decking screw": "us:deck screw, outdoor wood screw, exterior screw; screws, fasteners",
  "decking tile":
    "us:deck tile, interlocking deck tile, uk:patio decking tile, deck floor tile; garden flooring, decking",
  "decorating brush": "paint brush, paintbrush, decorators paint brush, us:house painting brush; decorating tools",
  "decorators caulk":
    "uk:painters caulk, us:painter caulk, us:acrylic caulk, gap filler, acrylic sealant; sealants, decorating supplies",
  "decoy owl": "owl decoy, fake owl, owl bird scarer; pest control, garden decor",
  "desoldering pump": "solder sucker, de solder pump, desolder pump, solder removal tool; soldering tools",
  "diamond blade":
    "diamond cutting disc, diamond disc, diamond saw blade, diamond cutting blade; grinder accessories, saw blades",
  "dirt bike": "motocross bike, uk:scrambler bike, off road motorcycle, mx bike; off road vehicles, motorcycles",
  "door mirror":
    "uk:wing mirror, us:side mirror, us:side view mirror, car door mirror, us:side view door mirror; car parts",
  "door sweep":
    "door bottom seal, us:door draft sweep, uk:door brush strip, door draft seal, uk:bottom door seal; door hardware, seals",
  "double sided tape": "double stick tape, two sided tape, mounting tape; tapes",
  "dowel pin": "locating pin, alignment pin, dowel, positioning pin; fasteners",
  downpipe: "us:downspout, drainpipe, rain pipe, gutter pipe; roofing, drainage",
  "drain cover": "drain grate, drain lid, uk:drain grid, uk:gully cover, drainage grate; drainage, building supplies",
  "drain rod": "uk:drain rod set, drain cleaning rod, uk:drain unblocker rod, us:drain rod kit; plumbing tools",
  "drainage channel": "channel drain, us:trench drain, linear drain, drain channel; drainage, building supplies",
  "draw hoe": "garden draw hoe, chop hoe, garden chop hoe; garden hand tools",
  "drill bit": "boring bit, drilling bit, power drill bit; drill accessories, tool accessories",
  "drill holder":
    "drill rack, drill storage rack, cordless drill holder, power tool holder, drill organizer; tool storage",
  "drill press vice": "us:drill press vise, machine vice, us:machine vise, uk:drill vice; workshop equipment",
  "drill stand":
    "drill press stand, drill holder stand, drill rig, uk:pillar drill stand; drill accessories, workshop equipment",
  "drywall sander": "uk:plaster sander, wall sander, uk:plasterboard sander; power tools, sanding tools",
  "drywall screw": "uk:plasterboard screw, uk:dry lining screw; screws, fixings",
  "drywall screw gun": "us:drywall screwdriver, us:drywall gun; power tools",
  "duct tape": "uk:gaffer tape, cloth tape; tapes",
  ducting: "duct hose, flexible duct, ventilation duct, uk:flexi ducting, vent hose, air duct; ventilation",
  "dust mask": "respirator mask, face mask for dust, particulate mask; safety equipment",
  "earth auger":
    "ground auger, post hole auger, us:power auger, ground drill, garden auger; digging tools, garden machinery",
  "egg box": "us:egg carton, egg container; egg storage, poultry supplies",
  "egg stamp": "fresh egg stamp, chicken egg stamp, egg stamper, farm egg stamp; poultry supplies, farm gifts",
  "electric fence tape": "us:poly tape, polytape, electric fencing tape, uk:horse fence tape; electric fencing",
  "electric fence wire": "electric fencing wire, us:poly wire, polywire; electric fencing",
  "electric hoist": "electric winch, hoist winch, uk:electric lifting hoist, electric cable hoist; lifting gear",
  "electric shower":
    "electric shower unit, instant electric shower, electric shower heater; showers, bathroom fittings",
  "electrical cable":
    "electric cable, power cable, electrical wire, electric wire, uk:mains cable; electrical supplies",
  "electrical conduit": "conduit pipe, cable conduit, wire conduit, conduit tube; electrical supplies",
  "electrical tape":
    "insulation tape, insulating tape, uk:electricians tape, us:electrician tape; electrical supplies, tapes",
  "electrical wire": "electric wire, electrical cable, us:hookup wire, wiring cable; electrical supplies",
  "electrode holder": "welding electrode holder, stick electrode holder, us:welding stinger; welding equipment",
  "end cutter": "end cutting pliers, us:end nippers, uk:carpenters pincers; hand tools",
  "english wheel": "uk:wheeling machine, metal shaping wheel; metalworking tools",
  "epoxy adhesive": "epoxy glue, two part epoxy, epoxy resin glue, two part adhesive; adhesives",
  "epoxy putty": "repair putty, two part putty, epoxy repair putty, uk:epoxy putty stick; adhesives, repair supplies",
  "euro cylinder lock":
    "euro cylinder, euro lock, door barrel lock, uk:upvc door lock barrel, cylinder lock; door hardware, home security",
  "expanding foam":
    "us:spray foam, builders foam, pu foam, foam filler, us:expanding spray foam; sealants, building supplies",
  "extension cable reel":
    "uk:extension reel, us:extension cord reel, uk:cable drum, uk:cable reel, power cable reel; electrical supplies",
  "extension ladder": "extending ladder, extendable ladder; ladders",
  "eye bolt": "ring bolt, lifting eye; bolts, fasteners",
  "fat ball": "suet ball, bird fat ball, uk:bird fatball, suet fat ball; wild bird food",
  "feed bin": "us:feed storage bin, animal feed bin, feed storage box; livestock supplies, stable equipment",
  "feed scoop":
    "animal feed scoop, horse feed scoop, grain scoop, us:livestock feed scoop; livestock supplies, stable equipment",
  "fence paint": "shed paint, shed and fence paint, uk:garden fence paint, fence stain; exterior paint, wood treatment",
  "fence staple": "netting staple, us:fencing staple, u nail, wire staple; fencing hardware, nails",
  "fertilizer spreader":
    "uk:fertiliser spreader, seed spreader, lawn spreader, grass seed spreader, us:broadcast spreader; lawn care",
  "file set": "hand file set, engineers file set, set of files; hand tools, metalworking tools",
  "filling knife": "us:putty knife, filler knife, spackle knife; decorating tools",
  "fire bowl": "fire pit bowl, outdoor fire bowl, garden fire bowl; outdoor heating",
  "fire pit cover": "outdoor fire pit cover, fire bowl cover; fire pit accessories",
  "fire pit grill": "fire pit grate, campfire grill, fire pit cooking grate; fire pit accessories, outdoor cooking",
  "fire pit poker": "fire pit stick, campfire poker, fire poker; fire pit accessories",
  "flap disc": "sanding flap disc, grinder flap disc, flap sanding disc; grinder accessories, abrasives",
  "flat washer": "plain washer; nuts and bolts, fasteners",
  "flexible drill shaft":
    "flexible shaft, flexi shaft, flex shaft extension, flexible drill extension; drill accessories",
  "flexible tap connector":
    "uk:flexi tap tail, us:faucet supply line, flexible hose connector, uk:flexi hose, us:braided supply line; plumbing supplies",
}
