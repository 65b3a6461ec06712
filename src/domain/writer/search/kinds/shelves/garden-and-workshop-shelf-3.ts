import type { KindRows } from "../kind-rows.ts"

export const gardenAndWorkshopShelf3: KindRows = {
  "portable grill":
    "us:tailgate grill, uk:portable bbq, uk:portable barbecue, travel grill, portable bbq grill; outdoor cooking, camping cooking",
  "potato grow bag": "potato planter, potato planter bag, potato growing bag; grow your own, vegetable gardening",
  "potting mix": "potting soil, uk:potting compost, plant soil; growing media, gardening supplies",
  "potting soil": "uk:potting compost, potting mix, plant soil, houseplant soil; growing media, gardening supplies",
  "poultry net":
    "poultry netting, chicken net, chicken netting, chicken fence, poultry fence; poultry supplies, fencing",
  "power drill": "drill, electric drill, drill driver; power tools",
  "power tool holder": "power tool rack, drill holder, power tool organizer, tool wall mount; tool storage",
  "precision screwdriver set": "small screwdriver set, mini screwdriver set; hand tools, repair tools",
  "pressure gauge": "us:pressure gage, manometer; gauges, plumbing supplies",
  "pressure reducing valve":
    "water pressure regulator, pressure reducer, pressure regulator; plumbing supplies, valves",
  "pressure washer nozzle": "power washer nozzle, pressure washer tip, uk:jet wash nozzle",
  "privacy screen":
    "garden screen, us:outdoor privacy screen, garden privacy screen, privacy panel, uk:garden screening; garden structures, fencing",
  "pull cord": "starter cord, starter rope, pull start cord, recoil starter rope; mower parts, small engine parts",
  "pull cord switch":
    "light pull switch, ceiling pull switch, uk:bathroom pull switch, us:pull chain switch, pull cord light switch; electrical supplies",
  "pumpkin seed": "pumpkin plant seed; vegetable seeds, garden seeds",
  "punch set": "drift punch set; hand tools, metalworking tools",
  "quad bike": "us:atv, us:four wheeler, quad, us:4 wheeler; off road vehicles",
  "queen marking kit": "queen bee marking kit, queen marking set; beekeeping tools",
  "r clip": "us:hitch pin clip, us:hairpin cotter pin, r pin; fasteners, trailer parts",
  radiator: "central heating radiator, heating radiator, uk:house radiator; heating",
  "railing planter": "balcony planter, fence planter, rail planter; garden planters, balcony garden",
  "raised garden bed":
    "raised bed, raised planter, garden bed, raised planter box, uk:raised bed planter; garden planters, vegetable gardening",
  "random orbital sander":
    "orbital sander, random orbit sander, uk:palm sander, orbital sanding machine; power tools, sanding tools",
  "rat trap": "rodent trap, rat catcher; pest control",
  "ratchet wrench": "uk:ratchet spanner, ratcheting wrench, socket wrench; hand tools, garage tools",
  "recovery strap": "snatch strap, tow strap, us:tow recovery strap; recovery gear, off road accessories",
  "reflective tape": "reflective safety tape, reflector tape, hi vis tape, conspicuity tape; tapes, safety supplies",
  respirator: "respirator mask, breathing mask; safety equipment",
  "riding lawn mower":
    "uk:ride on mower, riding mower, uk:ride on lawn mower, us:lawn tractor; garden machinery, lawn care",
  "ring terminal":
    "ring connector, crimp ring terminal, cable lug, ring crimp connector, eyelet terminal; electrical supplies",
  "rivet nut": "rivnut, nutsert, us:blind rivet nut, threaded rivet; fasteners",
  "robot lawn mower":
    "robot mower, robotic lawn mower, robotic mower, automatic lawn mower; garden machinery, lawn care",
  "robotic pool cleaner":
    "pool robot, pool cleaning robot, robot pool cleaner, robotic pool vacuum; pool supplies, pool cleaning",
  "rocket seed": "us:arugula seed, uk:salad rocket seed, rucola seed; salad seeds, garden seeds",
  "roll pin": "spring pin, tension pin, uk:sellock pin, slotted spring pin; fasteners",
  "roof shingle": "roofing shingle, us:shingles, us:shingle, roof shingle tile; roofing",
  "roof tent": "rooftop tent, us:roof top tent, car roof tent, uk:vehicle roof tent; camping, car accessories",
  "roof tile": "roofing tile; roofing, building materials",
  "roofing felt":
    "roof felt, uk:shed felt, uk:shed roofing felt, us:roofing paper, us:tar paper; roofing, building materials",
  "roofing sheet": "roof sheet, roof panel, us:roofing panel, uk:corrugated roof sheet; roofing, building materials",
  "rooting powder":
    "rooting hormone, rooting hormone powder, plant rooting powder, hormone rooting powder; plant propagation, gardening supplies",
  "rotary tool accessory set":
    "rotary tool bit set, rotary tool kit, mini drill accessory set; rotary tool accessories",
  "router bit set": "router cutter set, wood router bit set, router bit kit; router accessories, woodworking tools",
  "rubble sack": "rubble bag, uk:builders sack, heavy duty waste sack, us:contractor bag; building supplies",
  "runner bean seed": "us:pole bean seed, climbing bean seed; vegetable seeds, garden seeds",
  "safety glass": "safety goggles, protective glasses, eye protection, work glasses; safety equipment",
  "safety helmet": "hard hat, construction helmet, uk:builders helmet, site helmet; safety equipment",
  "sanding block": "hand sanding block, sanding sponge, sandpaper block; abrasives, sanding supplies",
  "sanding disc": "sander disc, sandpaper disc, abrasive disc, sanding pad; abrasives, sanding supplies",
  "sanding sponge": "abrasive sponge, sandpaper sponge, sanding block, sanding pad; abrasives, sanding supplies",
  sandpaper: "sanding paper, abrasive paper, uk:glass paper, emery paper; abrasives, sanding supplies",
  "scaffold tower": "scaffolding tower, access tower, scaffold, us:rolling scaffold; access equipment",
  scarecrow: "garden scarecrow, outdoor scarecrow; garden decor, crop protection",
  "scooter windscreen":
    "us:scooter windshield, scooter fly screen, uk:moped windscreen, us:scooter wind shield; scooter parts",
  "screw eye": "eye screw, screw in eye, uk:vine eye, eye hook, eyelet screw; fixings, hardware",
  "screw organizer":
    "uk:screw organiser, parts organizer, small parts box, screw storage box, hardware organizer; tool storage",
  "screwdriver bit set": "driver bit set, screw bit set, bit set; drill accessories, tool accessories",
  "sds drill": "sds hammer drill, rotary hammer drill, sds plus drill, uk:sds hammer; power tools",
  "sealant tool": "us:caulking tool, silicone finishing tool, sealant smoother, us:caulk tool; decorating tools",
  "seed starter kit":
    "seed starting kit, seedling starter kit, seed germination kit, uk:seed sowing kit; seed starting",
  "seed storage box": "seed organizer, seed box, seed packet organizer, seed packet storage box; gardening accessories",
  "self tapping screw": "self tapper, us:sheet metal screw; screws, fasteners",
  "self watering pot":
    "self watering planter, self watering plant pot, self watering flower pot; pots and planters, houseplant care",
  shackle: "rigging shackle, shackle link; lifting gear, boat hardware",
  "shade cloth": "shade netting, sun shade cloth, garden shade net, shade fabric; garden shade, outdoor shade",
  "sheep clipper": "sheep shearing machine, sheep shearer, shearing clipper; sheep supplies",
  "sheet metal brake": "metal bender, us:metal brake, sheet metal bender, sheet metal folder; metalworking tools",
  "ship wheel": "ships wheel, us:captain wheel, nautical wheel; nautical decor",
  "shower door":
    "shower enclosure door, us:glass shower door, uk:shower cubicle door, shower glass door; showers, bathroom fittings",
  "shower drain": "uk:shower waste, uk:shower trap, shower floor drain; plumbing, waste fittings",
  "shower enclosure": "uk:shower cubicle, uk:shower cabin, us:shower stall, shower unit; showers, bathroom fittings",
  "shower holder": "shower head holder, shower bracket, shower head bracket, uk:shower handset holder; shower parts",
  "shower screen":
    "glass shower screen, shower panel, us:shower glass panel, uk:walk in shower screen; showers, bathroom fittings",
  "shower seal": "shower door seal, shower screen seal, us:shower door sweep, uk:bath screen seal; shower spares",
  "shower tray": "us:shower base, us:shower pan, shower floor tray; showers, bathroom fittings",
  "shower valve": "shower mixer valve, uk:shower mixer, us:shower mixing valve; shower parts, plumbing",
  "side cutter": "wire cutter, diagonal cutter, diagonal pliers, us:side cutting pliers, uk:side snips; hand tools",
  "silicone sealant": "us:silicone caulk, sealant, us:silicone sealer; sealants",
  "sink plug":
    "us:sink stopper, uk:basin plug, us:drain stopper, uk:plug hole stopper, uk:plughole plug; kitchen accessories, plumbing",
  "sink trap": "uk:basin trap, uk:waste trap, sink waste trap; plumbing, waste fittings",
  "skirting board": "us:baseboard, uk:skirting, us:baseboard molding; mouldings, building materials",
  "slate chipping": "uk:slate chippings, slate chip, decorative slate, garden slate; landscaping",
  "slug trap": "slug and snail trap, snail trap, slug catcher; pest control, garden pest control",
  "smoking wood chunk": "bbq wood chunk, smoker wood chunk, wood smoking chunk; barbecue fuel, smoking food",
  "snap hook": "spring hook, carabiner, uk:carbine hook, spring snap, us:spring snap hook; hardware",
  "snap off knife": "uk:snap off blade knife, snap knife, us:snap off utility knife, breakaway knife; cutting tools",
  "socket tester": "uk:plug socket tester, us:outlet tester, us:receptacle tester, uk:plug tester; electrical testers",
  "soft close hinge": "soft closing hinge, concealed hinge, cabinet door hinge; hinges, furniture hardware",
  "soil moisture meter":
    "plant moisture meter, soil moisture tester, plant water meter, moisture meter for plants; plant care, gardening tools",
  "soil ph tester": "soil ph meter, soil ph test kit, garden soil tester, soil tester; gardening tools",
  "soil test kit": "soil testing kit, garden soil test kit, soil tester kit; gardening supplies",
  "solder flux": "soldering flux, flux paste, soldering paste; soldering supplies",
  "solder wire": "solder, soldering wire, electronics solder; soldering supplies",
  "soldering iron tip": "solder tip, soldering tip, uk:soldering bit; soldering tools, soldering supplies",
  "spanner set": "us:wrench set, set of spanners, spanner kit; hand tools, garage tools",
  "sphagnum moss": "orchid moss, sphagnum; growing media, houseplant supplies",
  "split pin": "us:cotter pin, cotter, us:cotter key; fasteners, hardware",
  "spray adhesive": "spray glue, adhesive spray, glue spray, aerosol adhesive; adhesives",
  "spray gun": "paint spray gun, paint gun, air spray gun; painting tools, air tools",
  "spray paint": "aerosol paint, spray can paint, uk:aerosol spray paint; paint",
  "spring onion seed":
    "us:scallion seed, us:green onion seed, uk:salad onion seed, bunching onion seed; vegetable seeds, garden seeds",
  "spring washer": "lock washer, us:split washer, split lock washer, locking washer; nuts and bolts, fasteners",
  "sprinkler head": "irrigation sprinkler head, lawn sprinkler head; garden irrigation",
  "sprouting seed": "sprout seed, seed for sprouting; sprouting, grow your own",
  "squirrel feeder": "squirrel feeding box, garden squirrel feeder, wild squirrel feeder; garden wildlife",
  "stair nosing": "step nosing, stair edge trim, stair edging, stair edge protector; stair parts",
  "steel wool": "uk:wire wool, steel wire wool, uk:wire wool pad; abrasives, cleaning supplies",
  "steering wheel": "car steering wheel, vehicle steering wheel, us:auto steering wheel; car parts",
  "steering wheel lock": "steering lock, car steering lock, car security lock, anti theft steering lock; car security",
  "stepping stone":
    "garden stepping stone, stepping stone paver, garden path stone, us:stepping stone walkway; landscaping, garden paths",
  "stock fence":
    "stock fencing, uk:sheep fencing, us:field fence, livestock fence, farm wire fence; fencing, farm supplies",
  stopcock: "stop valve, water shut off valve, us:shutoff valve, uk:stop tap, uk:mains stop tap; plumbing supplies",
  "strawberry planter": "strawberry pot, strawberry jar, strawberry plant pot; garden planters, grow your own",
  "strimmer harness": "us:trimmer strap, brush cutter harness, uk:strimmer strap, trimmer harness; trimmer accessories",
  "submersible pump": "uk:dirty water pump, sump pump, water pump, us:submersible sump pump; pumps, garden watering",
  "sun lounger cushion":
    "us:chaise lounge cushion, lounger cushion, uk:sun lounger pad, lounger pad; outdoor cushions, garden furniture",
  "sunflower seed": "sunflower plant seed, garden sunflower seed; flower seeds, garden seeds",
  "super glue": "instant glue, cyanoacrylate glue, instant adhesive; adhesives",
  "swimming pool": "pool, garden pool, outdoor pool, us:backyard pool; pools and hot tubs",
  "swing seat": "swing, uk:garden swing seat, us:playground swing seat; garden play, outdoor play",
  "t nut": "tee nut, prong nut, blind nut, pronged tee nut; fasteners, furniture hardware",
  "table saw blade": "saw blade, blade for table saw; saw blades, tool accessories",
  "tap connector":
    "uk:hose tap connector, uk:tap to hose connector, us:faucet hose adapter, uk:garden tap connector; garden watering, hose accessories",
  "tap head": "uk:tap handle, us:faucet handle, uk:tap top, tap lever; plumbing spares, tap parts",
  "telescopic ladder": "us:telescoping ladder, extendable ladder, retractable ladder; ladders",
  thermostat:
    "room thermostat, heating thermostat, home thermostat, us:hvac thermostat, wall thermostat; heating controls",
  "thread locker": "threadlock, thread lock; adhesives, garage supplies",
  "thread repair kit": "us:thread insert kit, thread repair set, stripped thread kit; garage tools",
  "thread tap": "screw tap, hand tap, threading tap, thread cutting tap; metalworking tools",
  "threaded insert": "screw insert, wood insert nut, insert nut, thread insert; fasteners, furniture hardware",
  "threaded rod":
    "uk:screwed rod, uk:threaded bar, uk:studding, us:all thread, uk:threaded studding; fasteners, hardware",
  "tig rod": "tig filler rod, tig welding rod, filler rod, tig wire; welding supplies",
  "tig torch": "tig welding torch, us:tig torch kit, tig welder torch; welding equipment",
  "tile adhesive": "tile glue, tiling adhesive, tile cement, us:thinset, us:tile mortar; tiling supplies",
  "tile drill bit": "ceramic drill bit, glass drill bit, diamond tile bit; drill accessories, tool accessories",
  "tile spacer": "tiling spacer, tile spacing cross, tile cross spacer; tiling supplies",
  "tile trim": "tile edge trim, tile edging, tiling trim, us:tile edge, tile edge profile; tiling supplies",
  "timer switch": "plug in timer, plug timer, uk:timer plug, us:outlet timer, socket timer; electrical supplies",
  "tire repair kit":
    "uk:tyre repair kit, puncture repair kit, us:tire plug kit, us:tire patch kit, uk:tyre plug kit; car accessories, garage tools",
  "toggle latch": "draw latch, us:toggle clamp latch, case latch, over centre latch; hardware, case hardware",
  "toilet brush holder":
    "uk:loo brush holder, toilet brush set, uk:loo brush set, toilet brush stand; bathroom accessories",
  "toilet cistern": "us:toilet tank, uk:wc cistern, flush tank; toilet spares, bathroom fittings",
  "toilet flapper": "us:toilet tank flapper, flush valve flapper, toilet valve flapper; toilet spares, plumbing",
  "toilet flush button":
    "uk:cistern push button, toilet push button, us:toilet button, cistern flush button; toilet spares",
  "toilet seat hinge": "uk:toilet seat fixing, uk:loo seat hinge, toilet lid hinge; toilet spares",
  "tomato seed": "tomato plant seed, garden tomato seed; vegetable seeds, garden seeds",
  "tool organizer": "uk:tool organiser, tool rack, tool holder, tool storage rack; tool storage, garage storage",
  "tool pouch": "tool holster, tool belt pouch, tool holder pouch, belt tool pouch; tool storage, work wear",
  "tool shed": "garden tool shed, uk:garden tool store, outdoor tool storage; garden storage, garden buildings",
  "top link": "tractor top link, three point top link, us:3 point top link; tractor parts",
  "topiary shears": "topiary clipper, trimming shears, uk:topiary snips, box shears; garden hand tools",
  "track saw": "plunge saw, plunge cut saw, rail saw, uk:circular plunge saw; power tools, power saws",
  "tractor exhaust":
    "us:tractor muffler, tractor exhaust pipe, uk:tractor silencer, uk:tractor exhaust stack; tractor parts",
  "tractor light": "tractor headlight, tractor work light, tractor work lamp, tractor headlamp; tractor parts",
  "tractor seat": "farm tractor seat; tractor parts",
  "tractor steering wheel": "; tractor parts",
  "trailer cover": "us:utility trailer cover, us:cargo trailer cover; trailer parts",
  "trailer hub": "trailer wheel hub, us:trailer axle hub, trailer hub assembly; trailer parts",
  "trailer light": "trailer tail light, trailer lamp, trailer rear light, us:trailer brake light; trailer parts",
  "trailer net": "cargo net, trailer cargo net, uk:trailer load net, load net; load securing, trailer accessories",
  "trailer tire": "uk:trailer tyre, us:utility trailer tire, us:st trailer tire; trailer parts, wheels and tires",
  "trailer wheel": "us:trailer tire and wheel, uk:trailer wheel and tyre, us:trailer rim; trailer parts",
  "tree pruner":
    "pole pruner, tree trimmer, long reach pruner, uk:telescopic tree pruner, us:tree pole pruner; garden hand tools",
  "tree seed": "garden tree seed; garden seeds",
  "tree stake": "tree support stake, tree support post; plant supports, tree care",
  "tree swing": "outdoor tree swing, us:backyard swing, garden tree swing, uk:garden swing; garden play, outdoor play",
  "trimmer spool":
    "uk:strimmer spool, trimmer line spool, us:weed eater spool, us:string trimmer spool; trimmer parts, garden machinery spares",
  "trough planter":
    "planter trough, garden trough, plant trough, us:rectangular planter; garden planters, pots and planters",
  "tulip bulb": "tulip flower bulb, garden tulip bulb; flower bulbs, spring bulbs",
  "u bolt": "u clamp bolt, u shaped bolt; bolts, fasteners",
  "uncapping tray": "honey uncapping tray, uncapping tank, honey cappings tray; honey harvesting, beekeeping equipment",
  "utility knife": "box cutter, uk:trimming knife, us:razor knife; hand tools, cutting tools",
  "utility knife blade":
    "uk:trimming knife blade, box cutter blade, us:utility razor blade, knife blade; cutting tools, blades",
  "valve cap": "tire valve cap, dust cap, us:valve stem cap, uk:wheel valve cap; car accessories, wheels and tires",
  "vanity unit":
    "us:bathroom vanity, uk:basin vanity unit, bathroom sink cabinet, us:vanity cabinet, sink unit; bathroom furniture",
  "vegetable planter":
    "raised vegetable planter, raised garden planter, uk:veg planter; garden planters, vegetable gardening",
  "vegetable seed":
    "uk:veg seed, vegetable garden seed, garden vegetable seed, uk:veggie seed; garden seeds, grow your own",
  vermiculite: "horticultural vermiculite, garden vermiculite, vermiculite for plants; growing media, soil additives",
  "vinyl floor tile": "vinyl tile, vinyl flooring tile, us:vinyl floor square; flooring",
  "vinyl flooring": "uk:lino flooring, vinyl floor, uk:lino, linoleum flooring, vinyl floor covering; flooring",
  "wall filler": "us:spackle, crack filler, us:spackling paste, plaster filler; fillers, decorating supplies",
  "wall paint": "interior paint, uk:emulsion paint, uk:emulsion, us:latex paint, house paint; paint, decorating",
  "wall panelling":
    "us:wall paneling, wall panel, decorative wall panel, us:wainscoting, wall cladding; mouldings, interior design",
  "wall plug": "uk:rawl plug, us:wall anchor, screw anchor, us:drywall anchor; wall fixings, fixings",
  "wall socket":
    "us:wall outlet, uk:plug socket, us:electrical outlet, power socket, us:power outlet; electrical supplies",
  "wall stencil":
    "wall painting stencil, paint stencil, decorating stencil, uk:wall paint stencil; decorating supplies, wall decor",
  "wall tile": "us:backsplash tile, uk:splashback tile; tiles",
  "wallpaper paste": "wallpaper adhesive, wallpaper glue, wallpapering paste; decorating supplies",
  "wasp trap":
    "wasp catcher, us:yellow jacket trap, uk:wasp killer trap, us:hornet trap; pest control, garden pest control",
  "water butt pump": "us:rain barrel pump, rainwater pump; garden watering, rainwater harvesting",
  "water feature": "garden water feature, garden fountain, outdoor fountain, water fountain; garden decor",
  "water filter":
    "uk:drinking water filter, water purifier, water filtration system, us:tap water filter; water treatment",
  "water heater": "hot water heater, uk:geyser, uk:hot water geyser; heating, plumbing",
  "water pump gasket": "water pump seal, pump gasket, coolant pump gasket; car parts, engine parts",
  "water pump pliers": "; hand tools, plumbing tools",
  "water trough":
    "drinking trough, livestock water trough, us:stock tank, animal water trough, cattle trough; livestock supplies",
  "watering timer":
    "water timer, hose timer, uk:garden tap timer, irrigation timer, us:sprinkler timer; garden watering, garden irrigation",
  "watering wand": "garden watering wand, us:hose wand, uk:watering lance, uk:hose lance; garden watering",
  "weed burner": "weed torch, weed wand, flame weeder, weed killer torch; gardening tools",
  "weed control fabric":
    "weed membrane, weed barrier, us:landscape fabric, uk:weed control membrane, weed barrier fabric; landscaping, garden supplies",
  "welding apron": "welders apron, welder apron; welding safety",
  "welding blanket": "welding mat, heat resistant blanket; welding safety",
  "welding clamp": "welders clamp, weld clamp, welding pliers; welding equipment",
  "welding glove": "welders glove, uk:welding gauntlet, welder glove, us:welding work glove; welding safety",
  "welding rod": "welding electrode, stick electrode, arc welding rod, uk:mma electrode; welding supplies",
  "welding torch": "welding gun, welder torch; welding equipment",
  "welding wire": "mig wire, mig welding wire, welder wire; welding supplies",
  "wheel brace": "us:lug wrench, wheel nut wrench, us:tire iron, uk:wheel wrench, uk:wheel spanner; car tools",
  "wind spinner": "garden wind spinner, us:yard spinner, garden spinner, wind sculpture; garden decor, yard art",
  "windscreen cover":
    "us:windshield cover, uk:car frost cover, uk:windscreen frost cover, car snow cover, us:windshield snow cover; car accessories",
  "wire connector":
    "cable connector, electrical connector, us:wire nut, uk:lever connector, electrical wire connector; electrical supplies",
  "wire mesh": "us:hardware cloth, welded wire mesh, mesh fencing, wire mesh fencing, uk:weld mesh; fencing, hardware",
  "wire rope": "steel cable, wire cable, rigging wire; rigging, hardware",
  "wire rope clamp": "wire rope grip, wire rope clip, cable clamp, us:cable clip; rigging, hardware",
  "wire wheel": "wire brush wheel, wire wheel brush, grinder wire brush; grinder accessories, abrasives",
  "wood carving set":
    "wood carving tool set, whittling kit, wood carving kit, carving knife set; woodcarving, hand tools",
  "wood chip mulch": "bark mulch, garden mulch, bark chipping, uk:bark chippings, wood mulch; landscaping",
  "wood chisel": "woodworking chisel, carpenters chisel, uk:joiners chisel; hand tools, woodworking tools",
  "wood dowel": "dowel rod, dowel pin, dowel peg; woodworking supplies",
  "wood drill bit":
    "wood bit, woodworking drill bit, drill bit for wood, timber drill bit; drill accessories, tool accessories",
  "wood filler": "wood putty, timber filler, wood repair filler, uk:stopping putty; fillers, decorating supplies",
  "wood glue": "woodworking glue, carpenters glue, timber glue; adhesives, woodworking supplies",
  "wood moulding": "us:wood molding, wood trim, timber moulding, us:trim molding; mouldings, building materials",
  "wood oil": "timber oil, wood finishing oil, furniture oil; wood finishes",
  "wood rasp": "wood file, rasp file, rasp, woodworking rasp; hand tools, woodworking tools",
  "wood screw": "timber screw, screw for wood, woodworking screw; screws, fixings",
  "wood stain": "timber stain, wood dye, uk:wood colour stain, us:wood color stain; wood finishes",
  "wood turning blank": "lathe blank, wood blank, turning wood; woodturning supplies",
  "wood varnish": "varnish, clear wood varnish, timber varnish, us:wood clear coat; wood finishes",
  "wood wax": "furniture wax, wood finishing wax, uk:furniture wax polish; wood finishes, furniture care",
  "woodturning tool set": "wood lathe chisel set, woodturning chisel set, lathe chisel set; woodturning",
  "woodworking vice":
    "us:woodworking vise, carpenters vice, us:wood vise, joiners vice; workshop equipment, woodworking tools",
  "work glove": "safety glove, uk:builders glove, working glove, protective glove; work wear, safety equipment",
  "work trousers": "us:work pants, workwear trousers, us:construction pants; work wear",
  "worm farm": "wormery, worm composter, worm bin, vermicomposter; composting",
  "wrench set": "uk:spanner set, set of wrenches, wrench kit, mechanic wrench set; hand tools, garage tools",
  "yellow sticky trap":
    "sticky fly trap, fungus gnat trap, gnat trap, sticky insect trap; pest control, houseplant care",
  "zero gravity chair":
    "zero gravity lounger, anti gravity chair, zero gravity recliner; garden furniture, outdoor furniture",
  "zinnia seed": "zinnia flower seed, zinnia plant seed, garden zinnia seed; flower seeds, garden seeds",
}
