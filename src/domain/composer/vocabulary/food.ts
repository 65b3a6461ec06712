import { readRows } from "./row.ts"

/** Food and drink. */
export const food = readRows(`
baking mix: cake mix, baking packet | home baking, baking ingredients, rainy day baking, kitchen pantry, baker gift
bbq sauce: barbecue sauce, grill sauce | grilling, backyard cookout, dipping sauce, table condiments, ribs and wings
beer: brewery beer, beer brew | beer lover gift, pub at home, drinks fridge, beer tasting, barbecue drinks
biscuit: cookie, tea biscuit | tea and coffee, biscuit barrel, sweet treats, snack time, elevenses
bread: loaf, bread loaf, bakery bread | home bakery, toast and sandwich, breakfast table, bread basket, sandwich making
brownie: chocolate brownie, brownie bar | sweet treats, dessert bites, home bakery, tea and coffee, chocolate lover gift
cake: celebration cake, bakery cake | dessert table, party food, cake shop, sweet treats, cake slice
candy mix: sweet mix, sweetie mix, candy assortment | sweet treats, candy shop, snack time, sweet tooth, movie night
  snack
candy: sweets, sweetie, confectionery | sweet treats, candy shop, snack time, sweet tooth, party bags, movie night snack
cereal: breakfast cereal, cereal breakfast | breakfast bowl, morning meal, kitchen pantry, breakfast table, school
  mornings
chamoy: chamoy sauce, chamoy dip | mexican snacks, fruit topping, candy lover, mangonada, sweet and sour
cheese: dairy cheese, table cheese | cheese board, wine and cheese, deli counter, grazing platter, cheese lover gift
chocolate bar: choc bar, bar of chocolate | chocolate lover gift, sweet treats, confectionery, snack time, candy shop
chocolate truffle: truffle chocolate, ganache truffle | chocolate lover gift, confectionery, after dinner, sweet treats,
  dessert bites
chocolate: chocolate treat, choc | chocolate lover gift, sweet treats, confectionery, after dinner, candy shop
chutney: relish, pickle relish | cheese board, table condiments, kitchen pantry, curry night, sandwich topping
cider: hard cider, orchard cider | pub at home, drinks fridge, orchard drinks, barbecue drinks, cider lover gift
cocktail: mixed drink, cocktail drink | party drinks, home bar, happy hour, bartending, mixology
coffee bean: roasted coffee bean, whole coffee bean | home barista, coffee lover gift, coffee brewing, morning brew,
  bean to cup
coffee blend: blended coffee, house blend | coffee lover gift, morning brew, home barista, coffee brewing, roasted beans
coffee: brewing coffee, coffee roast | coffee lover gift, morning brew, home barista, coffee shop drinks, kitchen pantry
cookie: biscuit, bakery cookie | sweet treats, home bakery, tea and coffee, cookie jar, dessert table
crisp: potato chip, potato crisp | snack time, party nibbles, movie night snack, savoury snacks, lunch box
cupcake: fairy cake, cup cake | dessert table, party food, cake shop, sweet treats, bakery treats
dairy butter: churned butter, table butter | toast topping, home baking, breakfast table, baking ingredients, dairy case
dried fruit: fruit snack, dehydrated fruit | trail snacks, snack time, baking ingredients, cereal topping, lunch box
drinking water: bottled water, table water | hydration, drinks fridge, table drinks, gym bag, lunch drink
energy drink: energy beverage, energy booster drink | gym bag, gaming session, drinks fridge, pre workout, late night
  study
espresso blend: espresso coffee, espresso bean | home barista, coffee lover gift, espresso at home, coffee brewing,
  latte making
flour: baking flour, milled flour | bread baking, home baking, kitchen pantry, baking ingredients, dough making
food hamper: food basket, food gift basket | food lover gift, thank you gift, pantry treats, corporate gift, sharing
  food
fruit: table fruit, eating fruit | fruit bowl, snack time, smoothies, greengrocer, lunch box
fudge: fudge candy, fudge sweet | sweet treats, confectionery, sweet tooth, candy shop, dessert bites
gift box: present box, giftbox | thank you gift, thinking of you, gift packaging, surprise present, gift giving
gift hamper: gift basket, present hamper | thank you gift, corporate gift, sharing together, hamper ideas, thinking of
  you
gift set: present set, gift bundle | thank you gift, thinking of you, present idea, surprise present, gift giving
gin: gin spirit, distilled gin | gin and tonic, home bar, cocktail making, gin lover gift, spirits collection
granola: breakfast granola, oat granola, muesli | breakfast bowl, yogurt topping, snack time, morning meal, kitchen
  pantry
green tea: green leaf tea, green brew | tea lover gift, teapot brewing, tea time, hot drinks, morning cup
gummy: gummy candy, jelly sweet, gummy sweet | candy shop, sweet treats, snack time, chewy candy, movie night snack
herb: cooking herb, culinary herb | spice rack, home cooking, kitchen pantry, seasoning food, soups and stews
herbal tea: tisane, herb tea, herbal infusion | tea lover gift, evening cup, tea time, hot drinks, teapot brewing
honey: bee honey, table honey | toast topping, tea sweetener, breakfast table, beekeeper goods, kitchen pantry, apiary
hot chocolate: drinking chocolate, cocoa mix, hot cocoa | mug of cocoa, winter drinks, chocolate lover gift, evening
  treat, hot drinks
hot sauce: chilli sauce, chili sauce, pepper sauce | spicy condiment, food lover gift, taco night, chilli lover, table
  condiments, heat seeker
jam: preserve, jam preserve, jam spread | toast topping, breakfast table, scones, kitchen pantry, afternoon tea
jerky: meat jerky, dried meat snack, dried meat | protein snack, hiking snacks, on the go snack, road trip snack,
  savoury snacks
juice: fruit juice, juice drink | breakfast drink, drinks fridge, lunch drink, brunch table, juice lover
kombucha: fermented tea, fermented tea drink | drinks fridge, fermentation, lunch drink, fermented drinks, tea drinks
lollipop: lolly, sucker, candy pop | candy shop, sweet treats, party favor, sweet tooth, candy buffet
maple syrup: maple sap syrup, maple pancake syrup | pancake topping, breakfast table, kitchen pantry, waffle topping,
  sweetener
marmalade: citrus preserve, citrus spread | toast topping, breakfast table, kitchen pantry, afternoon tea, citrus fruit
marshmallow: mallow, marshmallow sweet | sweet treats, cocoa topping, campfire treat, candy shop, s'mores night
matcha: matcha powder, matcha tea | matcha latte, tea ceremony, tea lover gift, morning drink, tea whisking
meat: butcher meat, meat cut | butcher shop, sunday roast, barbecue cooking, home cooking, protein food
mustard: table mustard, mustard condiment | sandwich spread, hot dog topping, table condiments, kitchen pantry, salad
  dressing
noodle: asian noodle, ramen noodle | stir fry, noodle soup, weeknight dinner, kitchen pantry, asian cooking
nut butter: nut spread, nut paste | toast topping, breakfast table, smoothies, kitchen pantry, spoon and spread
olive oil: olive cooking oil, oil of olives | salad dressing, italian cooking, mediterranean food, kitchen pantry, home
  cooking
pasta sauce: spaghetti sauce, sauce for pasta | pasta night, italian cooking, weeknight dinner, kitchen pantry, home
  cooking
pasta: italian pasta, pasta shapes | italian cooking, pasta night, weeknight dinner, kitchen pantry, home cooking
pastry: bakery pastry, viennoiserie | bakery treats, breakfast pastry, tea and coffee, sweet treats, weekend brunch
peanut butter: peanut spread, groundnut butter | toast topping, sandwich spread, breakfast table, kitchen pantry,
  smoothies
pickle: pickled vegetable, pickled cucumber | sandwich topping, cheese board, burger topping, kitchen pantry, snack jar
popcorn: pop corn, popped corn | movie night snack, snack time, party nibbles, cinema treat, snack bowl
protein powder: protein shake powder, protein supplement | gym nutrition, shake recipes, after workout, smoothies,
  fitness goals
rice: rice grain, cooking rice | side dish, curry night, kitchen pantry, stir fry, home cooking
rim paste: rim dip, rim dip paste | michelada night, cocktail rim, drink garnish, bartender supplies, party drinks
salsa: salsa dip, taco salsa | taco night, tortilla chips, party dip, mexican food, table condiments
salt: cooking salt, table salt | seasoning, kitchen pantry, home cooking, salt cellar, finishing dishes
sauce: table sauce, condiment | kitchen pantry, home cooking, food lover gift, dipping and pouring, savoury flavour
sausage: banger, link sausage | breakfast fry up, barbecue cooking, butcher shop, hot dog night, home cooking
snack bar: granola bar, cereal bar, energy bar | lunch box snack, on the go snack, hiking snacks, desk drawer snack,
  snack time
snack nut: nibbling nut, edible nut | snack time, party nibbles, baking pantry, kitchen pantry, trail snacks
snack: snack food, nibble | snack time, lunch box, movie night, desk drawer, pantry snacks
soda: soft drink, fizzy drink | drinks fridge, party drinks, movie night, mixer drinks, lunch drink
soup: soup meal, soup pot meal | lunch bowl, supper, kitchen pantry, starter course, winter warmer
sourdough starter: bread starter, levain, mother dough | bread baking, home baking, fermentation, bread making kit, wild
  yeast
sourdough: sourdough bread, sourdough loaf | bread lover, bread baking, toast and sandwich, bread basket, home bakery
spice blend: seasoning, spice mix, seasoning blend | spice rack, home cooking, kitchen pantry, food lover gift, meat and
  vegetables
spice: cooking spice, kitchen spice, ground spice | spice rack, home cooking, kitchen pantry, seasoning food, recipe
  ingredients
sugar: baking sugar, sweetening sugar | home baking, baking ingredients, kitchen pantry, tea and coffee, sweetener
syrup: flavour syrup, drink syrup | drink mixing, pancake topping, cocktail making, coffee flavoring, kitchen pantry
tea blend: blended tea, tea mix | tea lover gift, afternoon tea, teapot brewing, tea time, hot drinks
tea: brew, cuppa | tea lover gift, afternoon drink, tea time, teapot brewing, hot drinks
toffee: toffee candy, toffee sweet | sweet treats, confectionery, sweet tooth, candy shop, chewy candy
vegetable: veg, veggie | home cooking, greengrocer, side dish, farm shop, salad and soup
vinegar: table vinegar, cooking vinegar | salad dressing, kitchen pantry, pickling, home cooking, marinade
whisky: whiskey, whisky spirit | home bar, whisky lover gift, spirits collection, whisky tasting, after dinner drink
wine: table wine, bottle of wine | wine lover gift, dinner party, wine cellar, wine tasting, cheese and wine
`)
