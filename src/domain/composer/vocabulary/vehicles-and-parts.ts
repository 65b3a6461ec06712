import { readRows } from "./row.ts"

/** Vehicles, their parts and what one keeps in them. */
export const vehiclesAndParts = readRows(`
air filter: engine air filter, intake filter | car service, engine parts, car maintenance, service parts, air intake
alloy wheel: alloy rim, alloy car wheel | car parts, wheels and tyres, car exterior, wheel upgrade, car styling
alternator: car alternator, vehicle alternator | car parts, charging system, vehicle repair, car electrics, engine bay
bicycle: bike, pedal bike, push bike | cycling, pedal power, commuting, weekend rides, cyclist gear
bike fork: suspension fork, bicycle fork | bike parts, cycling gear, bike upgrade, front end, bike repair
bike helmet: cycling helmet, bicycle helmet, cycle helmet | cycling gear, bike ride, cyclist gift, commuting, weekend
  rides
bike light: bicycle light, cycle light | cycling gear, night riding, commuting, dark evenings, cyclist gift
bike lock: bicycle lock, cycle lock | cycling gear, bike security, commuting, bike parking, cyclist gift
bike pump: bicycle pump, cycle pump, tyre pump | cycling gear, flat tyre, bike repair, bike maintenance, roadside fix
bike rack: bicycle rack, bike stand, cycle carrier | bike storage, cycling gear, bike parking, bike transport, cyclist
  gift
bike saddle: bicycle seat, bike seat, cycle saddle | cycling gear, bike parts, bike upgrade, seat post, cyclist gift
bike tire: bicycle tyre, bike tyre, cycle tyre | cycling gear, bike parts, bike repair, wheel change, bike maintenance
boat: watercraft, vessel | boating, on the water, marina, river and sea, fishing trips
brake cable: brake wire, brake line cable | brake parts, cable replacement, brake repair, vehicle repair, workshop
brake caliper: caliper, disc brake caliper | car parts, brake service, vehicle repair, brake rebuild, car maintenance
brake disc: brake rotor, disc rotor | car parts, brake service, vehicle repair, stopping, car maintenance
brake drum: drum brake, rear brake drum | car parts, brake service, vehicle repair, stopping, car maintenance
brake pad: disc brake pad, car brake pad | car parts, brake service, vehicle repair, stopping, car maintenance
campervan: camper van, camper | road trip, camping holiday, van life, family touring, campsite living
car air freshener: car freshener, car scent | car accessories, car interior, rear view mirror, car fragrance, driver
  gift
car battery: vehicle battery, starter battery | car parts, car electrics, engine starting, car maintenance, garage
  supplies
car bonnet: car hood, engine hood | body panels, car parts, vehicle repair, bodywork, engine cover
car bumper: bumper cover, vehicle bumper | car parts, body panels, vehicle repair, car exterior, crash repair
car charger: in car charger, vehicle charger | car accessories, phone charging, road trip, dashboard, driver gift
car cover: vehicle cover, car tarp | car storage, driveway parking, parked car, paint protection, car accessories
car door: vehicle door, door panel | body panels, car parts, vehicle repair, bodywork, car exterior
car engine: vehicle engine, auto engine | car parts, engine swap, vehicle repair, engine rebuild, powertrain
car fender: wing panel, car wing | body panels, car parts, vehicle repair, bodywork, car exterior
car mat: floor mat, vehicle floor mat | car interior, car accessories, footwell, car styling, muddy shoes
car part: auto part, vehicle part | car repair, vehicle repair, garage work, mechanic supplies, home mechanic
car polish: car wax, auto polish | car detailing, paint care, car cleaning, car show, car valeting
car radiator: engine radiator, cooling radiator | car parts, engine cooling, vehicle repair, coolant system, overheating
  repair
car seat cover: seat cover, vehicle seat cover | car interior, car accessories, seat protection, car styling, car seats
car sensor: vehicle sensor, auto sensor | car parts, car electrics, vehicle repair, fault finding, engine bay
car stereo: car radio, head unit | car audio, in car music, dashboard, vehicle electronics, stereo upgrade
car: automobile, motor car, motor vehicle | car market, daily driver, family motoring, road ready, driving
caravan: travel trailer, touring caravan | camping holiday, road trip, family touring, campsite living, holiday home
carburetor: carburettor, carb | engine parts, fuel system, engine tuning, motor repair, engine rebuild
catalytic converter: cat converter, exhaust catalyst | car parts, exhaust repair, vehicle repair, emissions system, mot
  repair
clutch kit: clutch set, car clutch | car parts, drivetrain, vehicle repair, gear change, transmission repair
coil spring: suspension spring, road spring | car parts, suspension repair, vehicle repair, ride height, car maintenance
control arm: wishbone, suspension arm | car parts, suspension repair, vehicle repair, steering and ride, front end
dash cam: dashcam, dashboard camera | car accessories, driving recorder, windscreen camera, car camera, driver gift
drive belt: fan belt, serpentine belt | engine parts, car service, vehicle repair, machine parts, belt change
electric bike: e bike, ebike, pedal assist bike | cycling, commuting, bike riding, weekend rides, hill climbing
electric scooter: e scooter, escooter | city commuting, scooter commute, last mile travel, urban riding, scooter riding
engine control unit: ecu, engine computer, ecm | car electrics, engine parts, vehicle repair, car tuning, fault finding
exhaust: exhaust system, exhaust pipe, exhaust assembly | car parts, exhaust repair, vehicle repair, car tuning,
  tailpipe
fog light: fog lamp, front fog light | car parts, car lighting, bumper light, vehicle repair, night driving
front grille: radiator grille, car grille | car parts, front end, car exterior, vehicle repair, bumper trim
fuel injector: injector, injector nozzle | car parts, fuel system, vehicle repair, engine parts, engine tuning
fuel pump: petrol pump, fuel delivery pump | car parts, fuel system, vehicle repair, engine parts, tank repair
gearbox: transmission, car gearbox | car parts, drivetrain, vehicle repair, gear change, gearbox swap
headlight assembly: headlamp assembly, headlight unit | car parts, car lighting, vehicle repair, front end, mot repair
headlight: headlamp, head light, front light | car parts, car lighting, night driving, vehicle repair, front end
hubcap: wheel trim, wheel cover, hub cap | car parts, car exterior, wheel dress up, car styling, wheel replacement
ignition coil: coil pack, spark coil | car parts, ignition system, engine misfire, vehicle repair, tune up
indicator light: turn signal, indicator lamp | car parts, car lighting, vehicle repair, blinker, mot repair
jump lead: jumper cable, booster cable | car starting, flat battery, roadside kit, car accessories, winter driving
jump starter: jump pack, battery booster | car starting, flat battery, roadside kit, car accessories, winter driving
license plate: number plate, registration plate | car accessories, garage wall decor, plate collector, car exterior,
  vehicle registration
mobility scooter: mobility vehicle, disability scooter | getting about, mobility aid, shopping trips, pavement travel,
  independence
moped: motor scooter, scooter moped | moped riding, city riding, commuting, learner rider, town travel
motor oil: engine oil, engine lubricant | car service, oil change, car maintenance, garage supplies, engine care
motorcycle helmet: motorbike helmet, biker helmet, rider helmet | rider gear, riding season, biker gear, road riding,
  motorcycling
motorcycle jacket: motorbike jacket, biker jacket | rider gear, riding season, road riding, motorcycling, biker style
motorcycle: motorbike, motor cycle | motorcycling, riding season, biker life, weekend rides, open road
motorhome: motor home, rv | road trip, camping holiday, van life, family touring, campsite living
mountain bike: mtb, off road bike | trail riding, cycling, singletrack, weekend rides, cyclist gear
oil filter: engine oil filter, lube filter | car service, engine parts, oil change, car maintenance, service parts
pannier: bike bag, bicycle bag, cycle pannier | cycling gear, bike touring, commuting, bikepacking, bike luggage
pickup truck: pickup, pick up truck | work vehicle, hauling, daily driver, tow vehicle, truck driver
piston ring: piston ring set, engine piston ring | engine parts, engine rebuild, motor repair, compression, workshop
reversing camera: backup camera, rear view camera | car accessories, car parking, dashboard screen, vehicle electronics,
  driver gift
road bike: racing bike, road racing bicycle | road cycling, cyclist gear, sportive riding, weekend rides, training rides
roof rack: roof bar, car roof rack | car accessories, road trip, luggage carrying, roof box mounting, roof carrying
seat belt: seatbelt, car seat belt | car interior, vehicle repair, car parts, passenger seat, belt replacement
shock absorber: damper, shock | car parts, suspension repair, vehicle repair, ride and handling, car maintenance
spark plug: ignition plug, engine spark plug | engine parts, ignition system, car service, tune up, engine maintenance
starter motor: starter, engine starter | car parts, car electrics, vehicle repair, engine bay, starting problems
steering wheel: driving wheel, car steering wheel | car interior, car parts, driver side, vehicle repair, car styling
tail light: rear light, tail lamp, taillight | car parts, car lighting, vehicle repair, rear end, brake and indicator
timing belt: cambelt, cam belt | engine parts, car service, vehicle repair, engine rebuild, belt change
tire: tyre, car tyre, car tire | wheels and rims, car parts, road grip, garage fitting, vehicle maintenance
tow bar: trailer hitch, towbar, tow hitch | towing, caravan trip, car accessories, trailer hauling, vehicle parts
tractor: farm tractor, agricultural tractor | farm machinery, field work, smallholding, hay season, ploughing
truck: lorry, motor truck | work vehicle, hauling, daily driver, tow vehicle, truck driver
turbocharger: turbo, turbo charger | car parts, engine tuning, vehicle repair, boost, engine bay
utility trailer: car trailer, towing trailer | hauling, moving loads, tow bar, yard and farm, tow hitch
van: motor van, van vehicle | work vehicle, deliveries, van conversion, moving loads, van driver
wheel bearing: hub bearing, wheel hub bearing | car parts, wheel hub, vehicle repair, car maintenance, axle repair
window regulator: window lifter, window winder | car parts, door repair, vehicle repair, car electrics, window stuck
windscreen: windshield, car windscreen | car parts, front screen, vehicle repair, driver view, car exterior
wing mirror: side mirror, door mirror | car parts, vehicle repair, mirror replacement, car exterior, car mirror
wiper blade: windscreen wiper, windshield wiper | car parts, car maintenance, rainy driving, screen wiping, driver
  supplies
`)
