import { readRows } from "./row.ts"

/** Tools, hardware and building. */
export const tools = readRows(`
air compressor: compressor, tyre compressor | workshop, pneumatic tools, tyre inflation, garage, spray painting
angle grinder: grinder tool, disc grinder | power tools, metalwork, cutting and grinding, workshop, fabrication
axe: hatchet, ax, chopping axe | firewood, camping gear, log splitting, outdoor tools, log burner
bathtub: bath tub, bath | bathroom suite, plumbing supplies, home improvement, bathroom upgrade, soaking
bolt: fastener bolt, fixing bolt | hardware fasteners, nuts and washers, workshop, fixings, machine building
cable tie: zip tie, tie wrap | electrical supplies, workshop, cable tidy, fixings, desk cables
chainsaw: chain saw, power chainsaw | tree work, log cutting, firewood, yard work, garden machinery
chisel: woodworking chisel, hand chisel | hand tools, woodworking, joinery, carving, workshop
circular saw: disc saw, round blade saw | power tools, woodworking, carpentry, diy projects, cutting boards
clamp: bench clamp, holding clamp | hand tools, woodworking, glue up, workshop, joinery
craft glue: crafting glue, hobby glue | craft table, diy projects, household repairs, model making, gluing
door handle: door knob, doorknob, lever handle | door hardware, home improvement, interior doors, ironmongery, room
  makeover
door: doorway door, house door | home improvement, joinery, doorway, house renovation, door fitting
doorbell: door bell, door chime | front door, home security, porch, entryway, visitor alert
drawer knob: cabinet knob, cupboard knob, drawer pull | cabinet hardware, furniture makeover, kitchen cupboards, dresser
  upgrade, ironmongery
drill bit: drilling bit, twist bit | power tool parts, hole drilling, diy projects, workshop, toolbox
drill: power drill, drilling machine, drill driver | power tools, home improvement, diy projects, toolbox, workshop
extension cord: extension lead, power extension | electrical supplies, power outlet, home office, workshop, desk setup
flashlight: torch, hand torch, handheld light | camping gear, power cut, camping light, night walks, car glovebox
flooring: floor covering, floor board | home improvement, room makeover, living room floor, floor fitting, interior
  design
framing nail: construction nail, carpentry nail | hardware fasteners, carpentry, diy projects, workshop, home repairs
generator: power generator, genset | backup power, camping power, power cut, job site, household kit
hammer: claw hammer, hand hammer | hand tools, toolbox, carpentry, diy projects, workshop
hand plane: smoothing plane, bench plane | hand tools, woodworking, joinery, shavings, workshop
headlamp: head torch, headlight torch, head lamp | camping gear, night running, hiking gear, trail at night, workshop
hex key: allen key, allen wrench, hex wrench | hand tools, flat pack assembly, bike repairs, toolbox, workshop
hinge: door hinge, cabinet hinge | cabinet hardware, door fitting, joinery, diy projects, furniture making
impact driver: impact drill, power screwdriver | power tools, driving screws, diy projects, workshop, home improvement
jigsaw tool: power jigsaw, jig saw | power tools, woodworking, curved cuts, diy projects, workshop
ladder: step ladder, stepladder | home improvement, decorating, garage, loft access, diy projects
lathe: lathe machine, turning lathe | woodturning, workshop, turning work, bowl turning, machine shop
light switch: wall switch, switch plate | electrical supplies, home improvement, room makeover, wall fitting,
  electrician supplies
lock: door lock, security lock | home security, door hardware, ironmongery, front door, locksmith supplies
lumber: timber, sawn timber, building timber | woodworking, building supplies, carpentry, diy projects, furniture making
masking tape: painters tape, decorators tape | home decorating, painting walls, diy projects, paint edges, workshop
multitool: multi tool, multi purpose tool | everyday carry, camping gear, pocket tools, toolbox, outdoor tools
nail gun: nailer, brad nailer | power tools, carpentry, framing and trim, workshop, diy projects
packing tape: parcel tape, packaging tape | parcel packing, office supplies, box sealing, moving house, shipping
  supplies
padlock: pad lock, security padlock | shed security, gate security, lock and key, gym locker, home security
paint brush: paintbrush, decorating brush | home decorating, painting walls, diy projects, furniture makeover, decorator
  tools
paint roller: roller brush, wall roller | home decorating, painting walls, diy projects, decorator tools, room makeover
pipe fitting: plumbing fitting, pipe connector | plumbing supplies, plumber tools, home repairs, pipework, water supply
pliers: hand pliers, gripping pliers | hand tools, toolbox, wire work, diy projects, workshop
pocket knife: pocketknife, jack knife, penknife | everyday carry, camping gear, whittling, outdoor tools, knife
  collector
power strip: surge strip, multi socket, socket strip | desk setup, home office, electrical supplies, outlet extender,
  cable tidy
pressure washer: power washer, pressure cleaner | patio cleaning, driveway cleaning, car washing, yard work, house
  exterior
safety glasses: safety goggles, protective eyewear | eye protection, workshop, job site, ppe, laboratory
sander: power sander, sanding machine | power tools, woodworking, surface prep, diy projects, furniture makeover
saw: hand saw, cutting saw | hand tools, woodworking, carpentry, diy projects, workshop
screw assortment: screw set, screw kit, assorted screws | hardware fasteners, fixings, workshop storage, toolbox, home
  repairs
screw: fastener screw, fixing screw | hardware fasteners, diy projects, workshop, fixings, home repairs
screwdriver: screw driver, hand screwdriver | hand tools, toolbox, diy projects, home repairs, workshop
security camera: cctv camera, surveillance camera | home security, front door, driveway watch, property watch, camera
  system
shower head: showerhead, shower sprayer | bathroom upgrade, plumbing supplies, shower fitting, home improvement,
  bathroom fixture
sink: basin, wash basin | washing up, plumbing supplies, home improvement, bathroom upgrade, worktop fitting
smoke alarm: smoke detector, fire alarm | family home, smoke detection, hallway ceiling, landlord supplies, house alarm
socket set: ratchet set, socket wrench set | hand tools, mechanic tools, car repairs, toolbox, garage
soldering iron: solder iron, soldering tool | electronics repair, circuit boards, maker bench, workshop, jewelry making
spirit level: level tool, bubble level | hand tools, hanging pictures, diy projects, toolbox, building work
tap: faucet, mixer tap, sink tap | running water, plumbing supplies, sink fitting, home improvement, bathroom upgrade
tape measure: measuring tape, measure tape | hand tools, toolbox, diy projects, measuring tools, workshop tools
tile: wall tile, floor tile | kitchen splashback, bathroom wall, flooring, home improvement, tiling projects
toilet: wc, loo, lavatory | bathroom suite, plumbing supplies, home improvement, bathroom upgrade, cloakroom
tool bag: tool holdall, tool tote | tool storage, tradesman gear, workshop, job site, diy projects
tool belt: work belt, tool pouch | job site, tradesman gear, carpentry, tool storage, diy projects
tool box: toolbox, tool chest, tool case | tool storage, garage, workshop, diy projects, tradesman gear
tool set: tool kit, hand tool set, toolkit | toolbox, home repairs, diy projects, garage, workshop
vise: bench vice, vice, bench vise | workbench, woodworking, metalwork, workshop, holding work
wall paint: decorating paint, house paint | home decorating, room makeover, diy projects, colour scheme, painting walls
wall socket: power outlet, wall outlet | electrical supplies, home improvement, wall fitting, electrician supplies,
  rewiring
water heater: hot water heater, boiler | home hot water, plumbing supplies, utility room, home improvement, heating
  system
welder: welding machine, welding unit | metalwork, fabrication, workshop, garage, welding work
window: house window, glazed window | home improvement, house renovation, joinery, window fitting, glazing
wood router: router tool, woodworking router | power tools, edge shaping, joinery, diy projects, workshop
work boot: workwear boot, job site boot | workwear, job site, tradesman gear, foot protection, builder wear
work gloves: labour gloves, working gloves | hand protection, job site, workshop, yard work, work clothing
wrench: spanner, hand wrench | hand tools, toolbox, mechanic tools, car repairs, workshop
`)
