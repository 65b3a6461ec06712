import { expect, test } from "vitest"
import { withArticle } from "./article.ts"

test.each([
  ..."mug,hourly rate=an,hour=an,honest review=an,heirloom=an,herb pot,hotel,unicorn,unit,uniform,unisex shirt,union".split(
    ",",
  ),
  ..."university,used bike,useful box,USB cable,UK plug,US size,European plug,eucalyptus branch,ewer,one-pot meal,one".split(
    ",",
  ),
  ..."once-over,umbrella=an,unusual pot=an,uninsulated shed=an,unopened box=an,understated ring=an,oak table=an".split(
    ",",
  ),
  ..."apple=an,LED=an,LCD=an,HDMI cable=an,SNES cartridge=an,SUV=an,FM radio=an,NFC tag=an,MP3 player=an,RV=an".split(
    ",",
  ),
  ..."X-ray=an,L-shaped sofa=an,S-hook=an,A-line skirt=an,T-shirt,U-lock,V-neck,e-bike=an,iPhone case=an".split(","),
  ..."DVD,CD,PVC pipe,TV stand,GPS,MIG welder,RAM stick,HEPA filter,LEGO set,SIM card,NASA patch".split(","),
  ..."8-speed bike=an,18-piece set=an,11 oz mug=an,80 cm shelf=an,11,000 mAh battery=an,180 cm desk,110 volt lamp".split(
    /,(?!0)/,
  ),
  ..."12 oz mug,100 g bag,6 ft cable,lens,canvas,wine glass,éclair=an,ukulele,urinal,utensil holder,eulogy,Ouija board=an".split(
    ",",
  ),
])("the article of %j", (row) => {
  const [phrase = "", article = "a"] = row.split("=")
  expect(withArticle(phrase)).toBe(`${article} ${phrase}`)
})

test.each([
  "stacking rings",
  "wooden buttons",
  "leather",
  "washed linen",
  "fresh roasted coffee",
  "furniture",
  "the mug",
  "my mug",
  "every mug",
  "50 pieces",
  "jeans",
  "earrings with hooks",
  "drainage for hillside yards",
  "",
])("%j takes no article", (phrase) => {
  expect(withArticle(phrase)).toBe(phrase)
})

test.each([
  ["coffee mug", "a coffee mug"],
  ["leather circle", "a leather circle"],
  ["candy mix", "a candy mix"],
  ["oak table with drawers", "an oak table with drawers"],
  ["set of three rings", "a set of three rings"],
])("%j is counted by its head noun: %j", (phrase, said) => {
  expect(withArticle(phrase)).toBe(said)
})
