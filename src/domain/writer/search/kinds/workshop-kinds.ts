import type { KindRows } from "./kind-rows.ts"

export const workshopKinds: KindRows = {
  "dead blow hammer":
    "deadblow hammer, dead blow mallet, no bounce hammer, no rebound hammer; hand tools, workshop tools",
  "rubber mallet": "rubber hammer, rubber head mallet, soft face mallet; hand tools, workshop tools",
  "hex key": "allen key, allen wrench, hex wrench, hexagon key; hand tools, wrench tools",
  "lug wrench":
    "us:lug nut wrench, uk:wheel brace, wheel nut wrench, us:tire iron, uk:wheel nut brace; tire tools, garage tools",
  "socket organizer":
    "socket holder, socket storage, uk:socket organiser, socket tool holder; tool storage, garage storage",
  "wrench organizer":
    "wrench holder, uk:spanner holder, wrench storage, uk:spanner organiser; tool storage, garage storage",
  "precision screwdriver":
    "jewelers screwdriver, mini screwdriver, small screwdriver, micro screwdriver, uk:jewellers screwdriver; hand tools, repair tools",
  "needle nose pliers":
    "long nose pliers, needlenose pliers, thin nose pliers, uk:snipe nose pliers; hand tools, plier tools",
  "locking pliers":
    "locking grip pliers, self locking pliers, lock grip pliers, self grip pliers; hand tools, plier tools",
  "wire stripper":
    "wire stripping tool, cable stripper, wire strip tool, cable stripping tool; electrical tools, hand tools",
  "wire crimper":
    "crimping tool, crimp tool, crimping pliers, terminal crimper, cable crimper; electrical tools, hand tools",
  "bolt cutter": "uk:bolt cropper, lock cutter, chain cutter, padlock cutter; hand tools, cutting tools",
  "pruning saw": "tree saw, branch saw, tree pruning saw, branch cutting saw, limb saw; hand saws, garden tools",
  "whittling knife":
    "wood carving knife, wood whittling knife, woodcarving knife, whittle knife; carving tools, woodworking tools",
  "hook knife":
    "spoon carving knife, hooked knife, crooked knife, spoon knife, spoon carving tool; carving tools, woodworking tools",
  drawknife: "draw knife, drawing knife, draw shave, wood draw knife; woodworking tools, hand tools",
  "sliding bevel": "bevel gauge, t bevel, angle bevel, sliding t bevel, bevel square; measuring tools, marking tools",
  "pry bar": "crowbar, prybar, wrecking bar, crow bar; demolition tools, hand tools",
  "sharpening stone":
    "whetstone, honing stone, sharpening whetstone, blade sharpening stone; sharpening tools, knife accessories",
  "sharpening strop": "honing strop, strop, blade strop, polishing strop; sharpening tools, knife accessories",
  "bench vise": "uk:bench vice, workbench vise, uk:workbench vice, table vise; workshop tools, clamping tools",
  "doweling jig":
    "dowel jig, uk:dowelling jig, dowel drill guide, dowel joint jig; woodworking jigs, woodworking tools",
  "pocket hole jig":
    "pocket screw jig, pocket jig, pocket hole guide, pocket hole drill jig; woodworking jigs, woodworking tools",
  "contour gauge":
    "profile gauge, contour tool, shape duplicator, outline gauge, contour duplicator; measuring tools, marking tools",
  "digital caliper":
    "electronic caliper, digital vernier caliper, uk:digital calliper, digital caliper gauge; measuring tools, machinist tools",
  "screw extractor":
    "screw remover, broken screw remover, screw extractor bit, screw removal tool; repair tools, drill accessories",
  "caulking gun":
    "us:caulk gun, uk:sealant gun, uk:silicone gun, uk:mastic gun, uk:cartridge gun; building tools, hand tools",
  "chalk line": "chalk reel, chalk box, chalk line reel, snap line, chalk snap line; marking tools, building tools",
  "pegboard hook": "peg board hook, pegboard hanger, peg hook, pegboard peg; pegboard accessories, tool storage",
  sawhorse: "saw horse, uk:saw trestle, work trestle, saw stand; workshop equipment, carpentry tools",
  "floor jack": "uk:trolley jack, garage jack, rolling jack, car floor jack; garage equipment, car tools",
  "grease gun": "lube gun, lubrication gun, greasing gun, grease applicator; garage tools, lubrication tools",
  "grease fitting":
    "uk:grease nipple, us:zerk fitting, lubrication nipple, us:grease zerk; lubrication parts, machinery parts",
  "masonry drill bit":
    "masonry bit, concrete drill bit, brick drill bit, stone drill bit; drill accessories, power tools",
  "spade bit":
    "uk:flat bit, us:paddle bit, spade drill bit, flat wood bit, flat drill bit; drill accessories, woodworking tools",
  "hole saw": "hole cutter, holesaw, hole saw cutter, hole saw bit; drill accessories, cutting tools",
  "router bit": "uk:router cutter, routing bit, router tool bit; router accessories, woodworking tools",
  "miter saw": "uk:mitre saw, chop saw, drop saw, uk:mitre chop saw; power saws, woodworking tools",
  "band saw blade": "bandsaw blade, band blade, saw band, bandsaw band; saw blades, saw accessories",
  "cutting disc":
    "cut off wheel, cutoff wheel, cutting wheel, cut off disc, uk:slitting disc; grinder accessories, abrasive tools",
  "sanding belt": "sander belt, belt sander belt, abrasive belt, sandpaper belt; sander accessories, sanding supplies",
  "heat gun": "hot air gun, hot air tool, hot air blower, uk:paint stripper gun; power tools, workshop tools",
  "soldering iron": "solder iron, soldering tool, solder tool; soldering tools, electronics tools",
  "oscillating tool blade": "multi tool blade, multitool blade, oscillating blade; saw blades, tool accessories",
  "drill chuck key": "chuck key, drill key, chuck wrench, drill chuck wrench; drill accessories, workshop tools",
  "pen turning kit":
    "pen kit, pen making kit, pen turning hardware, pen making hardware; woodturning supplies, pen making",
  "welding helmet": "welding mask, welder mask, us:welding hood, welders helmet; welding gear, safety gear",
  "chainsaw chain":
    "saw chain, chain saw chain, chainsaw blade chain, chainsaw cutting chain; chainsaw parts, saw accessories",
  "trimmer line":
    "string trimmer line, uk:strimmer line, weed trimmer line, grass trimmer line, uk:strimmer cord; trimmer parts, garden machinery",
  "mower blade": "lawn mower blade, lawnmower blade, mowing blade, grass mower blade; mower parts, garden machinery",
  "air hose":
    "air compressor hose, compressor hose, pneumatic hose, uk:airline hose, air line hose; compressor accessories, air tools",
  "airbrush holder":
    "airbrush stand, air brush holder, airbrush rest, air brush stand; airbrush accessories, hobby tools",
  "tool battery holder":
    "tool battery mount, power tool battery mount, drill battery holder; tool storage, garage storage",
  "3d printer filament":
    "3d filament, printer filament, 3d print filament, 3d printing filament; 3d printing, printer supplies",
  "filament holder":
    "spool holder, filament spool holder, filament rack, filament spool stand; 3d printing, printer accessories",
  "wood burning pen":
    "pyrography pen, wood burner pen, wood burning tool, pyrography tool; pyrography supplies, craft tools",
  "leather hole punch": "leather punch, leather punch tool, belt hole punch, belt punch; leather tools, leather craft",
  "drywall anchor":
    "uk:plasterboard fixing, uk:plasterboard plug, wall anchor, hollow wall anchor; wall fixings, hardware supplies",
  "wing nut": "butterfly nut, wingnut, thumb nut; hardware supplies, fastener hardware",
  "cup hook": "screw in hook, screw hook, mug hook, hook screw; hardware supplies, screw hooks",
  "hose clamp": "uk:hose clip, tube clamp, hose band clamp, hose clamp ring; plumbing supplies, hose fittings",
  "cable tie": "zip tie, cable zip tie, tie wrap, wire tie; cable management, hardware supplies",
  "cable raceway":
    "uk:cable trunking, wire raceway, cable channel, cord cover, cord hider; cable management, electrical supplies",
  "light pull":
    "light pull cord, light cord pull, light switch pull, pull cord handle; electrical fittings, bathroom accessories",
  "wall outlet":
    "us:power outlet, uk:plug socket, uk:wall socket, uk:power socket, us:electrical outlet; electrical fittings, electrical supplies",
  "power strip":
    "us:outlet strip, uk:extension socket, uk:multi socket, multi outlet strip, uk:multi plug extension; power accessories, electrical supplies",
  "spade terminal":
    "spade connector, blade terminal, spade crimp terminal, spade crimp connector; wiring supplies, electrical supplies",
  "lamp socket":
    "uk:lamp holder, bulb holder, light socket, bulb socket, light bulb holder; lamp parts, lighting parts",
  "lamp cord": "lamp cable, lamp wire, uk:lamp flex, light cord, uk:lighting flex; lamp parts, lighting parts",
  "doorbell button":
    "door bell button, uk:bell push, uk:doorbell push, uk:door bell push, door buzzer button; door hardware, door accessories",
  "mail slot": "letter slot, uk:letter plate, uk:letterbox plate, door mail slot; door hardware, door accessories",
  mailbox: "uk:post box, uk:letter box, mail box, letterbox; home exterior, outdoor decor",
  "shelf bracket": "shelf support, shelving bracket, shelf holder, shelf mount; shelving hardware, furniture hardware",
  "shelf pin": "shelf peg, shelf support pin, shelf support peg, uk:shelf stud; cabinet hardware, furniture hardware",
  "drawer slide": "uk:drawer runner, drawer rail, drawer glide, drawer track; cabinet hardware, furniture hardware",
  "hairpin leg": "hairpin table leg, hair pin leg, hairpin furniture leg; furniture legs, furniture hardware",
  "chair leg cap":
    "chair leg cover, chair foot cap, furniture leg cap, chair leg protector; floor protectors, furniture accessories",
  "caster wheel": "uk:castor wheel, caster, uk:castor; furniture hardware, wheel hardware",
  "fence post cap": "post cap, fence post top, post topper, fence cap; fence hardware, fence accessories",
  "gutter guard": "gutter cover, leaf guard, gutter leaf guard, gutter protector; roof accessories, gutter parts",
  "floor register":
    "floor vent, floor vent cover, floor grate, us:register vent, floor heat vent; home ventilation, air vents",
  "door threshold": "threshold strip, uk:door bar, floor threshold, door saddle; door hardware, floor trims",
  "weather strip":
    "weather stripping, weather seal, uk:draught strip, uk:draught seal, draft seal strip; door accessories, home insulation",
  baseboard: "uk:skirting board, uk:skirting, us:base molding, us:baseboard molding; wall trims, interior trim",
  "crown molding":
    "uk:coving, uk:cornice, ceiling molding, uk:ceiling coving, uk:ceiling cornice; wall trims, interior trim",
  "notched trowel": "tile trowel, tiling trowel, notch trowel, adhesive trowel; tiling tools, building tools",
  "paint roller cover":
    "uk:paint roller sleeve, uk:roller sleeve, roller cover, paint roller refill; painting tools, decorating supplies",
  "drop cloth":
    "uk:dust sheet, painters cloth, paint drop cloth, painters drop cloth; painting supplies, decorating supplies",
  "kitchen faucet":
    "uk:kitchen tap, us:sink faucet, us:kitchen sink faucet, uk:kitchen sink tap; kitchen fixtures, plumbing fixtures",
  "bathroom faucet":
    "uk:basin tap, uk:bathroom tap, us:vanity faucet, us:bathroom sink faucet, us:lavatory faucet; bathroom fixtures, plumbing fixtures",
  "faucet aerator": "uk:tap aerator, faucet nozzle, uk:tap nozzle, aerator nozzle; faucet parts, plumbing parts",
  "sink strainer":
    "sink filter, sink drain strainer, drain strainer, uk:sink waste strainer; kitchen accessories, drain parts",
  "shower hose": "shower pipe, shower head hose, hand shower hose, shower tube; shower parts, shower accessories",
  "drain hair catcher":
    "hair catcher, drain hair trap, hair trap, drain hair strainer; drain accessories, bathroom accessories",
  "toilet seat": "uk:loo seat, wc seat, uk:lavatory seat, commode seat; toilet parts, bathroom fixtures",
  "toilet flush handle":
    "toilet handle, flush handle, toilet lever, uk:toilet flush lever, uk:cistern lever; toilet parts, plumbing parts",
  "drain snake":
    "drain auger, plumbing snake, pipe snake, drain unclogger, uk:drain unblocker; drain tools, plumbing tools",
  "pipe insulation":
    "uk:pipe lagging, pipe wrap, pipe cover, pipe insulation sleeve; plumbing supplies, home insulation",
  "thread seal tape": "plumbers tape, plumbing tape, pipe thread tape, uk:ptfe tape; plumbing supplies, plumbing tools",
  "radiator bleed key": "radiator key, bleed key, uk:rad key, radiator vent key; radiator accessories, plumbing tools",
  "trunk liner": "uk:boot liner, car trunk liner, cargo liner, uk:car boot liner; car interior, car accessories",
  "wiper blade":
    "us:windshield wiper, uk:windscreen wiper, window wiper blade, uk:windscreen wiper blade; car parts, wiper parts",
  "windshield sunshade":
    "windshield sun shade, windshield shade, uk:windscreen shade, uk:windscreen sun shade; car interior, car accessories",
  "trunk organizer":
    "car trunk organizer, uk:boot organiser, uk:car boot organiser, cargo organizer; car storage, car accessories",
  "car trash can": "us:car trash bin, uk:car bin, uk:car rubbish bin; car storage, car accessories",
  "rear view mirror charm":
    "car charm, car mirror charm, car mirror hanger, car mirror ornament, car hanging charm; car decor, car accessories",
  "license plate":
    "uk:number plate, registration plate, car plate, uk:reg plate, vehicle plate; car parts, car accessories",
  "license plate frame":
    "uk:number plate frame, license plate holder, uk:number plate holder, uk:number plate surround; car exterior, car accessories",
  "bumper sticker": "car sticker, car decal, bumper decal, vehicle sticker; car decor, vinyl decals",
  "shift knob":
    "uk:gear knob, gear shift knob, shifter knob, uk:gear stick knob, uk:gearstick knob; car interior, car parts",
  "hub cap": "hubcap, uk:wheel trim, wheel cover, wheel hub cap; wheel accessories, car parts",
  "spare tire cover":
    "uk:spare wheel cover, uk:spare tyre cover, spare cover, tire cover; car exterior, car accessories",
  "brake rotor": "uk:brake disc, disc brake rotor, brake disk, brake disc rotor; brake parts, car parts",
  "gas cap": "uk:fuel cap, fuel tank cap, uk:petrol cap, us:gas tank cap, fuel filler cap; fuel parts, car parts",
  "spark plug": "sparkplug, ignition plug, uk:sparking plug, engine spark plug; ignition parts, engine parts",
  "starter motor": "engine starter, starter, starting motor, engine starter motor; engine parts, electrical parts",
  "engine timing belt": "timing belt, uk:cam belt, uk:cambelt, camshaft belt; engine parts, car parts",
  "control arm": "uk:wishbone, suspension arm, uk:wishbone arm, uk:suspension wishbone; suspension parts, car parts",
  "cv boot": "cv joint boot, uk:cv gaiter, axle boot, driveshaft boot, uk:cv joint gaiter; axle parts, car parts",
  "exhaust muffler": "uk:exhaust silencer, muffler, exhaust box, uk:exhaust back box; exhaust parts, car parts",
  "car stereo": "car radio, uk:head unit, car head unit, car stereo unit, car audio player; car audio, car electronics",
  "car antenna": "uk:car aerial, car radio antenna, uk:car radio aerial, vehicle antenna; car audio, car parts",
  "backup camera":
    "uk:reversing camera, rear view camera, reverse camera, rearview camera; car electronics, parking aids",
  "ratchet strap": "tie down strap, cargo strap, uk:lashing strap; cargo straps, towing accessories",
  "tonneau cover": "truck bed cover, pickup bed cover, truck tonneau cover; truck accessories, truck parts",
  "hood ornament": "uk:bonnet mascot, car mascot, uk:bonnet ornament, hood mascot; car exterior, car emblems",
  "car badge": "car emblem, auto emblem, vehicle badge, auto badge; car exterior, car emblems",
  "car key cover": "car key case, key fob cover, key fob case, car key fob cover; key accessories, car accessories",
  "seat belt cover": "seat belt pad, seatbelt cover, seatbelt pad, seat belt strap cover; car interior, car comfort",
  "car wash mitt": "wash mitt, car washing mitt, car cleaning mitt, car wash glove; car cleaning, car care",
  "touch up paint pen": "touch up pen, paint touch up pen, paint repair pen, scratch repair pen; car paint, car care",
  "dashboard mat": "dash mat, dash cover, dashboard cover, dash board mat; car interior, car accessories",
  "ice scraper":
    "us:windshield scraper, uk:windscreen scraper, frost scraper, window ice scraper; winter driving, car accessories",
  "jumper cable": "uk:jump lead, booster cable, jump cable, uk:car jump lead; car battery, car accessories",
  "motorcycle jacket":
    "motorbike jacket, biker jacket, moto jacket, motor bike jacket; motorcycle gear, biker clothing",
  "motorcycle seat":
    "motorbike seat, motorcycle saddle, motorbike saddle, moto seat; motorcycle parts, motorbike parts",
  "motorcycle saddlebag":
    "motorcycle pannier, motorbike pannier, motorcycle side bag, motorbike saddlebag; motorcycle luggage, motorcycle bags",
  "sissy bar":
    "passenger backrest, motorcycle backrest, uk:pillion backrest, motorbike backrest; motorcycle parts, motorbike parts",
  "motorcycle windshield":
    "motorbike windshield, uk:motorcycle screen, uk:motorcycle windscreen, uk:motorbike windscreen; motorcycle parts, motorbike parts",
  "motorcycle kickstand":
    "motorcycle side stand, motorbike side stand, motorbike kickstand; motorcycle parts, motorbike parts",
  "paddock stand": "motorcycle stand, motorbike stand, bike paddock stand; motorcycle tools, garage equipment",
  carburetor: "uk:carburettor, carb, engine carburetor, engine carb, uk:engine carburettor; engine parts, fuel parts",
  "turn signal light":
    "us:blinker light, uk:indicator light, turn signal, uk:indicator lamp, direction indicator; vehicle lights, motorcycle parts",
  "helmet bag":
    "helmet carry bag, helmet storage bag, helmet pouch, helmet carrier; helmet accessories, motorcycle bags",
}
