import { readRows } from "./row.ts"

/** Cooking, baking, the table and what stands on it. */
export const kitchen = readRows(`
air fryer: airfryer, hot air fryer | kitchen appliances, home cooking, kitchen counter, weeknight dinners, crispy
  cooking
apron: kitchen apron, cooking apron, chef apron | kitchen wear, baking accessories, home cook gift, cooking accessories,
  barbecue cook
baking mat: pastry mat, dough mat | home baking, baking supplies, pastry making, bakeware, kneading dough
baking tray: baking sheet, sheet pan, oven tray | bakeware, home baking, cookie baking, oven cooking, baking supplies
beer glass: lager glass, ale glass | barware, beer lover gift, home bar, craft beer, pub drinkware
bento box: bento lunch box, bento container | packed lunch, meal prep, food to go, work lunch, japanese lunch
blender: smoothie maker, food blender | kitchen appliances, smoothies, kitchen counter, soup making, home cooking
bottle opener: beer opener, bottle cap opener | barware, home bar, beer lover gift, bar tools, kitchen drawer
bowl: food bowl, round dish | tableware, table setting, kitchenware, kitchen shelf, housewares
bread bin: bread box, bread keeper | kitchen storage, bread storage, kitchen counter, kitchen worktop, breakfast table
butter dish: butter keeper, butter holder | breakfast table, kitchen counter, tableware, butter storage, toast and
  butter
cake stand: cake plate, pedestal stand, dessert stand | dessert table, tea party, cake display, home baking, buffet
  table
cake tin: cake pan, baking tin | bakeware, cake baking, home baking, baking supplies, sponge cake
can opener: can piercer, can cutter | kitchen tools, kitchen gadgets, kitchen drawer, canned food, cooking tools
carafe: water carafe, wine carafe | table setting, drinks serving, tableware, pouring vessel, bedside water
casserole dish: baking dish, oven dish | bakeware, oven cooking, family dinner, home cooking, pots and pans
cereal bowl: breakfast bowl, porridge bowl | breakfast table, tableware, kitchen cupboard, dinnerware, morning meal
champagne flute: sparkling wine glass, champagne glass, flute glass | barware, toasting, sparkling wine, drinks party,
  stemware
cheese board: cheese platter, charcuterie board | entertaining, cheese and wine, grazing table, dinner party, party
  food, housewarming gift
chefs knife: chef knife, cooks knife | knife block, food prep, cooking tools, kitchen cutlery, home cook
chopsticks: eating chopsticks, chop sticks | table setting, noodle bowl, sushi night, ramen bowl, dining table
coaster: drinks coaster, drink mat, cup coaster | coffee table decor, table protection, drinks mat, home bar, tableware,
  housewarming gift
cocktail glass: cocktail drinking glass | barware, home bar, mixology, drinks trolley, happy hour, party drinks
cocktail shaker: drink shaker, bar shaker | barware, home bar, mixology, cocktail making, bartending tools, drinks
  trolley
coffee dripper: pour over dripper, coffee cone | coffee brewing, home barista, pour over coffee, filter coffee, coffee
  corner
coffee grinder: coffee mill, coffee bean grinder | home barista, coffee brewing, coffee station, grinding beans, coffee
  lover gift
coffee maker: coffee machine, coffee brewer | kitchen appliances, home barista, coffee brewing, coffee corner, morning
  coffee
coffee scoop: coffee spoon, coffee measure | coffee station, home barista, coffee bar, coffee canister, brewing tools
colander: strainer, pasta strainer | kitchen tools, pasta draining, cooking tools, vegetable washing, kitchen sink
cookie cutter: biscuit cutter, pastry cutter | baking tools, home baking, sugar cookies, fondant shapes, baking supplies
cooking pot: cook pot, stove pot | cookware, stovetop cooking, batch cooking, pots and pans, stew and soup
cooking spoon: stirring spoon, mixing spoon | kitchen utensils, cooking tools, home cooking, utensil pot, kitchen drawer
corkscrew: wine opener, wine bottle opener | barware, wine lover gift, bar tools, home bar, kitchen drawer
cup: drinking cup, drinks cup | drinkware, tableware, cup collection, kitchen cupboard, drinks serving
cutlery set: flatware set, flatware, eating utensils | table setting, dining table, tableware, knife and fork, kitchen
  drawer
cutting board: chopping board, chop board | food prep, kitchen counter, kitchenware, cooking tools, home cook gift
decanter: wine decanter, spirit decanter | barware, home bar, wine serving, drinks cabinet, drinks trolley
dinner plate: main plate, dining plate | tableware, table setting, dinner table, place setting, kitchen cupboard
dinner set: dinnerware set, tableware set, dinner service | table setting, dining table, place setting, kitchen
  cupboard, crockery
dish rack: dish drainer, drying rack, plate rack | kitchen sink, washing up, kitchen counter, dish drying, kitchen
  organiser
dishwasher: dish washer, dishwashing machine | kitchen appliances, household machine, home appliances, washing up,
  kitchen upgrade
drinking glass: water glass, glass tumbler | glassware, table setting, kitchen cupboard, cold drinks, dinner table
dutch oven: casserole pot, cocotte | cookware, slow cooking, stew and braise, home cooking, pots and pans
espresso machine: espresso maker, espresso brewer | home barista, coffee station, coffee bar, coffee brewing, kitchen
  counter
food container: food storage box, meal prep container | leftovers, meal prep, kitchen storage, fridge organiser, packed
  lunch
food processor: food chopper, kitchen processor | kitchen appliances, food prep, chopping and mixing, kitchen counter,
  home cooking
fork: table fork, dinner fork | cutlery, flatware, table setting, dining table, kitchen drawer
french press: cafetiere, coffee press, coffee plunger | coffee brewing, home barista, morning coffee, coffee corner,
  coffee lover gift
fruit bowl: fruit dish, fruit holder | kitchen counter, table centrepiece, kitchen worktop, fruit display, dining table
frying pan: skillet, fry pan, frypan | cookware, stovetop cooking, kitchen essentials, home cooking, pots and pans
grater: cheese grater, food grater | kitchen tools, food prep, cooking tools, grating cheese, kitchen drawer
hip flask: pocket flask, drinking flask | barware, whisky lover gift, country walks, spirits on the go, toasting
jar: storage jar, lidded pot | pantry storage, kitchen storage, pantry organiser, dry goods, kitchen counter
jug: pitcher, pouring jug | kitchen table, drinks serving, tableware, pouring vessel, table setting
kettle: tea kettle, water kettle | kitchen appliances, boiling water, tea making, kitchen counter, hot drinks
kitchen knife: cooking knife, kitchen blade | knife block, food prep, cooking tools, kitchen cutlery, home cook
knife block: knife holder, knife stand | kitchen counter, knife storage, kitchen organiser, chef knives, worktop storage
knife sharpener: blade sharpener, sharpening tool | kitchen tools, knife care, sharpening knives, knife edge, home cook
ladle: soup ladle, serving ladle | kitchen utensils, cooking tools, soup serving, home cooking, kitchen drawer
loaf tin: loaf pan, bread tin, bread pan | bakeware, bread baking, home baking, banana bread, sourdough baking
lunch box: lunchbox, lunch container | packed lunch, meal prep, food to go, work lunch, lunch on the go
measuring cup: measuring jug, baking measure | baking tools, home baking, cooking tools, kitchen measuring, recipe prep
microwave: microwave oven, microwave cooker | kitchen appliances, kitchen counter, reheating food, kitchen electricals,
  defrosting
mixing bowl: prep bowl, baking bowl | baking tools, cake making, kitchen prep, bakeware, home baking
muffin tin: cupcake tin, muffin pan, cupcake pan | bakeware, home baking, baking supplies, muffin baking, oven tray
mug: coffee mug, tea mug, drinking mug | coffee drinkware, kitchen cupboard, hot drinks, tea lover gift, desk coffee,
  mug collection, kitchenware
napkin ring: napkin holder, serviette ring | table setting, dinner table decor, place setting, tablescape, dinner party
napkin: serviette, table napkin, dinner napkin | table textiles, table setting, place setting, dinner table, dining
  decor
oven mitt: oven glove, baking mitt | kitchen textiles, baking accessories, cooking accessories, hot pans, baking day
paring knife: peeling knife, vegetable knife | knife block, food prep, cooking tools, kitchen cutlery, home cook
peeler: vegetable peeler, potato peeler | kitchen tools, food prep, cooking tools, kitchen drawer, kitchen gadgets
pepper mill: pepper grinder, peppercorn grinder | dining table, seasoning, spice grinding, kitchen table, cooking tools
placemat: place mat, table mat | table textiles, table setting, dining table, tablescape, dining decor
plate: dish, table plate | tableware, table setting, dinnerware, dining table, kitchen cupboard
refrigerator: fridge, fridge freezer | kitchen appliances, household machine, food storage, home appliances, kitchen
  upgrade
rice cooker: rice steamer, rice pot | kitchen appliances, cooking rice, kitchen counter, home cooking, sushi rice
rolling pin: dough roller, pastry roller | baking tools, home baking, pastry making, pizza dough, baker gift
salad bowl: salad serving bowl, salad dish | salad serving, tableware, dinner table, dinner party, kitchenware
salt shaker: salt cellar, salt pot | dining table, seasoning, condiments, table setting, kitchen table
saucepan: sauce pan, sauce pot | cookware, stovetop cooking, pots and pans, home cooking, kitchen essentials
serving board: serving plank, food serving board | entertaining, grazing table, dinner party, party food, table setting,
  housewarming gift
serving platter: serving dish, platter, serving tray | party food, tableware, dinner party, buffet table, entertaining
slow cooker: slow cooking pot, slow pot | kitchen appliances, stews and soups, family dinner, home cooking, batch
  cooking
spatula: kitchen spatula, cooking spatula | kitchen utensils, cooking tools, baking tools, home cooking, kitchen drawer
spice rack: spice organiser, spice holder, spice shelf | kitchen storage, pantry organiser, spice storage, kitchen
  cupboard, herbs and spices
spoon: kitchen spoon, spoon utensil | cutlery, flatware, table setting, dining table, kitchen drawer
stand mixer: kitchen mixer, food mixer, cake mixer | kitchen appliances, home baking, cake making, dough kneading,
  kitchen counter
stockpot: stock pot, soup pot | cookware, stovetop cooking, batch cooking, pots and pans, stew and soup
stove: cooker, kitchen range, range cooker | kitchen appliances, home appliances, cooking range, kitchen upgrade, home
  cooking
sugar bowl: sugar pot, sugar dish | tea table, coffee station, tableware, tea service, tea tray
table runner: runner for table, dining runner | table textiles, dining decor, table setting, tablescape, dining room
tablecloth: table cloth, table cover | table textiles, dining decor, table setting, dining room, dinner party
tea cup: teacup, chai cup | tea drinkware, afternoon tea, tea table, tea lover gift, tea service, tea party table
tea towel: dish towel, kitchen towel | washing up, kitchen textiles, dish drying, kitchen decor, housewarming gift
teapot: tea pot, brewing pot | tea brewing, afternoon tea, loose leaf brewing, tea lover gift, tea table, tea service
toaster: bread toaster, slice toaster | kitchen appliances, breakfast, toast making, kitchen counter, kitchen
  electricals
travel mug: commuter mug, travel cup, to go mug | commuter drinkware, coffee on the go, drive to work, desk drink, car
  cup holder
trivet: pot stand, hot pad, hot pot holder | kitchen counter, table protection, dining table, cooking accessories, stove
  to table
tumbler: drinking tumbler, tumbler cup | drinkware, drinks on the go, desk drink, cold drinks, sipping cup
utensil holder: utensil crock, utensil pot | kitchen counter, cooking utensils, kitchen storage, worktop organiser,
  kitchen tidy
vacuum flask: thermal flask, insulated flask | drinks on the go, picnic drinks, hiking drinkware, commuter gear, packed
  lunch
water bottle: drinking bottle, drinks bottle, hydration bottle | gym bag essentials, desk hydration, drinkware, hiking
  hydration, water on the go
whisk: hand whisk, egg whisk | baking tools, kitchen utensils, home baking, egg beating, cooking tools
whiskey glass: whisky glass, scotch glass | barware, home bar, whisky lover gift, drinks trolley, spirits tasting
wine glass: wine goblet, wine drinking glass | barware, wine tasting, stemware, wine lover gift, dinner table setting,
  home bar
wok: stir fry pan, wok pan | cookware, stir frying, noodles and rice, stovetop cooking, home cooking
`)
