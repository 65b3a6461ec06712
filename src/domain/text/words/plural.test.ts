import { expect, test } from "vitest"
import { isPlural, plural, singular } from "./plural.ts"

const pairs = `
  mug=mugs box=boxes brush=brushes watch=watches glass=glasses dress=dresses bus=buses gas=gases lens=lenses
  canvas=canvases quiz=quizzes size=sizes maze=mazes buzz=buzzes fox=foxes axe=axes knife=knives shelf=shelves
  bookshelf=bookshelves leaf=leaves scarf=scarves half=halves loaf=loaves wolf=wolves roof=roofs cuff=cuffs
  chief=chiefs glove=gloves sleeve=sleeves olive=olives valve=valves curve=curves stove=stoves drive=drives
  city=cities candy=candies berry=berries battery=batteries accessory=accessories toy=toys tray=trays key=keys
  day=days cookie=cookies movie=movies hoodie=hoodies beanie=beanies tie=ties pie=pies brownie=brownies
  potato=potatoes tomato=tomatoes hero=heroes mango=mangoes photo=photos piano=pianos logo=logos studio=studios
  video=videos shoe=shoes toe=toes canoe=canoes case=cases vase=vases house=houses base=bases rose=roses purse=purses
  blouse=blouses horse=horses nurse=nurses phase=phases cheese=cheeses noise=noises lease=leases course=courses
  man=men woman=women craftsman=craftsmen child=children grandchild=grandchildren person=people foot=feet tooth=teeth
  goose=geese mouse=mice ox=oxen human=humans German=Germans die=dice penny=pennies ache=aches headache=headaches
  moustache=moustaches quiche=quiches cache=caches niche=niches stomach=stomachs couch=couches bench=benches
  sandwich=sandwiches coach=coaches beach=beaches patch=patches church=churches arch=arches torch=torches
  necklace=necklaces earring=earrings keychain=keychains bracelet=bracelets duvet=duvets cushion=cushions
  album=albums bike=bikes tyre=tyres rim=rims pad=pads rotor=rotors caliper=calipers analysis=analyses basis=bases_
  axis=axes_ crisis=crises oasis=oases cactus=cacti bonus=bonuses virus=viruses campus=campuses iris=irises
  atlas=atlases mattress=mattresses harness=harnesses address=addresses process=processes business=businesses
  speech=speeches leech=leeches porch=porches monarch=monarchs minibus=minibuses stylus=styluses fuse=fuses
  waltz=waltzes soliloquy=soliloquies dwarf=dwarves caiman=caimans talisman=talismans snowman=snowmen kimono=kimonos
  fitness_class=fitness_classes T-shirt=T-shirts USB=USBs DVD=DVDs Mug=Mugs BOX=BOXES_ mother-in-law=mother-in-laws_
`

const rows = pairs
  .trim()
  .split(/\s+/)
  .map((pair) => pair.replaceAll(/_(?=[a-z])/g, " ").split("="))
  .filter((pair) => !pair[1]?.endsWith("_"))

test.each(rows)("one %s, two %s", (one = "", many = "") => {
  expect(plural(one)).toBe(many)
  expect(plural(many)).toBe(many)
  expect(singular(many)).toBe(one)
  expect(singular(one)).toBe(one)
  expect(isPlural(many)).toBe(true)
  expect(isPlural(one)).toBe(false)
})

test.each([
  ["oak table with drawers", "oak tables with drawers"],
  ["leather round for earrings", "leather rounds for earrings"],
  ["set of three rings", "sets of three rings"],
  ["Stoneware Mug", "Stoneware Mugs"],
  ["mug (small)", "mugs (small)"],
])("a phrase is inflected at its head noun: %j, %j", (one, many) => {
  expect(plural(one)).toBe(many)
  expect(singular(many)).toBe(one)
  expect(isPlural(many)).toBe(true)
  expect(isPlural(one)).toBe(false)
})

test.each(["sheep", "salmon", "series", "aircraft"])("%s is the same in singular and plural", (word) => {
  expect(plural(word)).toBe(word)
  expect(singular(word)).toBe(word)
})

test.each(["jeans", "trousers", "scissors", "headphones", "sunglasses", "leggings"])("%s are always plural", (word) => {
  expect(isPlural(word)).toBe(true)
  expect(plural(word)).toBe(word)
  expect(singular(word)).toBe(word)
})

test.each(["glass", "bus", "lens", "news", "canvas", "chess", "tennis", "gorgeous", "SNES", "asparagus", "Paris"])(
  "%s is one, though it ends in s",
  (word) => {
    expect(isPlural(word)).toBe(false)
  },
)
