import { readRows } from "./row.ts"

/** Sport, camping, fishing, fitness. */
export const sportsAndOutdoors = readRows(`
archery bow: target bow, archers bow | target shooting, field sports, range day, archer gift, bow and arrow
badminton racket: badminton racquet, shuttlecock racket | court sports, garden games, racquet sports, club play, summer
  games
barbell: weight bar, lifting bar | home gym, strength training, weight lifting, powerlifting, gym equipment
baseball bat: ball bat, hitting bat | batting practice, team sports, ballpark, softball gear, playing ball
baseball glove: baseball mitt, fielding glove | ball games, playing catch, team sports, ballpark, softball gear
basketball hoop: basketball net, basketball goal | driveway games, backyard sports, hoop shooting, court sports, family
  sports
basketball: hoops ball, basket ball | court sports, hoop shooting, team sports, park games, driveway games
binoculars: field glasses, field glass | bird watching, wildlife viewing, stargazing, distance viewing, outdoor optics
boxing glove: punching glove, sparring glove | boxing training, gym bag, combat sports, bag work, martial arts
camp cookware: mess kit, camping cookset, camping pot | camp kitchen, trail cooking, campsite meals, backpacking trip,
  hiking gear
camping chair: camp chair, campsite chair | campsite seating, camping gear, festival seat, fishing trip, picnic seat
camping lantern: camp lantern, camp light | campsite light, tent lighting, camping gear, power cut, outdoor lighting
camping mug: camp mug, camping cup, backpacking mug | camp kitchen, trail cooking, hiking gear, campfire coffee, outdoor
  drinkware
camping stove: camp stove, backpacking stove | camp kitchen, trail cooking, hiking gear, campsite meals, outdoor cooking
camping table: camp table, picnic table | campsite dining, camping gear, picnic gear, camp kitchen, outdoor dining
canoe: paddle canoe, touring canoe | paddling, river and lake, watersports, on the water, paddle trips
carabiner: karabiner, snap hook, climbing clip | climbing gear, keychain clip, camping gear, gear hanging, crag day
climbing harness: rock climbing harness, sit harness | climbing gear, crag day, climbing wall, mountaineering, belay
climbing rope: climbers rope, rock climbing rope | climbing gear, crag day, mountaineering, rope work, climbing wall
compass: navigation compass, pocket compass | map reading, hiking gear, orienteering, trail navigation, explorer gift
compression socks: compression stocking, support socks | running recovery, flight socks, work shifts, travel legwear,
  leg support
cool box: cooler box, ice chest | picnic gear, camping food, beach day, tailgate party, cold drinks
dart: darts arrow, throwing dart | pub games, games room, darts night, throwing practice, darts player gift
dartboard: dart board, darts board | pub games, games room, darts night, garage bar, darts player
dumbbell: hand weight, gym weight | home gym, strength training, weight lifting, home workout, gym equipment
exercise bike: stationary bike, fitness bike | home gym, cardio workout, indoor cycling, gym equipment, fitness room
fishing fly: fly lure, angling fly | fly box, trout stream, angler gift, fishing tackle, river angling
fishing hook: fish hook, angling hook | fishing tackle, angler gift, tackle box, fishing trip, rod and line
fishing lure: fish lure, angling lure | fishing tackle, angler gift, tackle box, fishing trip, predator fishing
fishing reel: angling reel, rod reel | fishing tackle, fishing trip, angler gift, rod and line, lake and river
fishing rod: fishing pole, angling rod | angling, fishing tackle, fishing trip, lake and river, angler gift
foam roller: muscle roller, massage roller | after workout, muscle recovery, stretching, home gym, runner gear
football boot: soccer cleat, football cleat, soccer boot | team sports, pitch play, soccer training, match day, football
  gear
football shirt: soccer jersey, football jersey, team shirt | match day, football fan, team kit, fan wear, shirt
  collector
football: soccer ball, match ball | soccer training, garden games, team sports, park kickabout, football gift
golf bag: golf club bag, golf carry bag | golf course, golfer gift, club carrying, golf trip, tee time
golf ball: golfing ball, golfer ball | golf course, golfer gift, golf bag, tee time, driving range
golf club: golfing club, golfer club | golf course, golfer gift, golf bag, tee and fairway, driving range
golf set: golf club set, set of golf clubs | golf course, golfer gift, driving range, tee time, learn golf
gym gloves: workout gloves, weightlifting gloves | gym bag, strength training, weight lifting, hand grip, training gear
gym shorts: workout shorts, training shorts, sports shorts | activewear, gym outfit, running gear, training wear, summer
  training
hiking backpack: trekking backpack, hiking rucksack | hiking gear, backpacking trip, trail walking, mountain trips, day
  hikes
hiking pole: trekking pole, walking pole | hiking gear, hill walking, trail walking, mountain trips, backpacking trip
home gym: multi gym, workout station | strength training, garage gym, weight lifting, home workout, gym equipment
ice skate: skate, ice skating boot | ice rink, rink days, winter sports, skating rink, skating gear
jump rope: skipping rope, skip rope | cardio workout, home workout, boxing training, gym bag, playground games
kayak: touring kayak, paddle kayak | paddling, river and lake, watersports, on the water, paddle trips
kettlebell: kettle bell, kettlebell weight | home gym, strength training, swing workout, weight lifting, gym equipment
knee brace: knee support, knee stabiliser | sports support, knee care, walking support, joint support, after injury
knee sleeve: knee compression sleeve, knee sleeve support | gym bag, sports support, running and lifting, knee care,
  training gear
life jacket: life vest, buoyancy aid | boating gear, paddling, watersports, on the water, kayak gear
paddle board: paddleboard, sup board, stand up paddle board | watersports, river and lake, on the water, summer
  paddling, beach day
picnic basket: picnic hamper, picnic case | outdoor dining, park lunch, date day, picnic gear, summer outings
picnic blanket: picnic rug, picnic mat | park lunch, beach day, outdoor seating, picnic gear, summer outings
pool cue: billiard cue, snooker cue | games room, cue sports, pub games, cue case, pool hall
pool table: billiard table, snooker table | games room, cue sports, garage games, pub games, family games
pull up bar: chin up bar, pullup bar | home gym, strength training, bodyweight workout, calisthenics, doorway gym
punching bag: punch bag, boxing bag | boxing training, home gym, combat sports, martial arts, cardio workout
resistance band: exercise band, workout band | home workout, stretching, strength training, physio exercises, gym
  essentials
roller skate: quad skate, roller boot | skater gift, roller rink, park skating, skate gear, outdoor fun
rowing machine: rower, indoor rower | home gym, cardio workout, indoor rowing, gym equipment, fitness room
running belt: runner belt, jogging belt | runner gear, phone carrying, marathon training, race day, jogging
shaker bottle: protein shaker, shaker cup, gym shaker | gym bag, shake mixing, workout drinks, training gear, sports
  nutrition
skateboard: skate board, skate deck | skate park, street skating, skater gift, board sports, skating gear
ski goggles: snow goggles, snowboard goggles | snow sports, ski trip, winter sports, mountain slopes, skiing gear
ski jacket: snow jacket, ski coat | snow sports, ski trip, winter sports, mountain slopes, skiing outfit
ski: snow ski, pair of skis | snow sports, ski trip, winter sports, mountain slopes, skiing gear
sled: sledge, toboggan, snow sled | snow day, winter fun, hill sliding, outdoor play, snow toys
sleeping bag: camping sleeping bag, sleep sack | camping gear, campsite sleep, backpacking trip, outdoor sleeping,
  festival camping
sleeping pad: sleeping mat, camping mat, roll mat | camping gear, backpacking trip, tent floor, outdoor sleeping,
  campsite sleep
snorkel: snorkel set, snorkelling set | underwater fun, holiday snorkelling, beach day, reef swimming, swim gear
snowboard: snow board, snowboard deck | snow sports, mountain slopes, winter sports, snowboarding gear, ski resort
sports bra: gym bra, workout bra, running bra | activewear, gym outfit, running gear, yoga wear, training wear
surfboard: surf board, wave board | surfing, wave riding, beach life, watersports, surfer gift
swim cap: swimming cap, bathing cap | swim training, pool day, open water swim, swim bag, triathlon gear
swim goggles: swimming goggles, pool goggles | swim training, open water swim, pool day, triathlon gear, swim bag
table tennis bat: ping pong paddle, ping pong bat | games room, garage games, racquet sports, club play, ping pong table
table tennis table: ping pong table, tt table | games room, garage games, family games, racquet sports, indoor sports
tackle box: fishing box, tackle case | angling, fishing trip, lure storage, angler gift, fishing gear
telescope: astronomy telescope, star scope | stargazing, night sky, moon watching, astronomy hobby, backyard astronomy
tennis racket: tennis racquet, racket | court sports, tennis player gift, tennis club, match play, racquet sports
tent: camping tent, camp tent | camping gear, campsite, backpacking trip, outdoor sleeping, festival camping
treadmill: running machine, walking machine | home gym, cardio workout, indoor running, gym equipment, fitness room
walking stick: walking cane, cane | walking aid, country walks, rambling, hill walking, support for walking
weight bench: workout bench, gym bench, lifting bench | home gym, strength training, weight lifting, gym equipment,
  bench press
weightlifting belt: lifting belt, gym belt | strength training, powerlifting, gym bag, squat and deadlift, weight
  lifting
wetsuit: surf suit, dive suit | watersports, open water swim, surfing, cold water swim, diving gear
wrist wrap: wrist support, lifting wrap | gym bag, weight lifting, strength training, sports support, training gear
yoga block: yoga brick, stretching block | yoga practice, yoga props, stretching, pilates, yoga studio
yoga mat: exercise mat, pilates mat, fitness mat | yoga practice, home workout, stretching, gym essentials, yoga studio
`)
