import { expect, test } from "vitest"
import { withApostrophes } from "./lost-apostrophes.ts"

test.each([
  ["leave a message if no answer were probably busy", "leave a message if no answer we're probably busy"],
  ["the ones that were probably lost", "the ones that were probably lost"],
  ["wash it or itll felt", "wash it or it'll felt"],
  ["each ones 4000 years old", "each one's 4000 years old"],
  ["don't try this its illegal and loud", "don't try this its illegal and loud"],
  ["its heavy so bring help, its long", "it's heavy so bring help, it's long"],
  ["its in the shed, its not rusty, its a big one", "it's in the shed, it's not rusty, it's a big one"],
  ["its missing a leg and its made of oak", "it's missing a leg and it's made of oak"],
  [
    "with its heavy lid, its own box, its original and only key",
    "with its heavy lid, its own box, its original and only key",
  ],
  ["its two doors, its carved legs, its sewing box", "its two doors, its carved legs, its sewing box"],
  ["shows its working, so that you can check it", "shows its working, so that you can check it"],
  ["works but its leaking from the bottom", "works but it's leaking from the bottom"],
  ["at its best for six weeks, keeps its warm and dry feel", "at its best for six weeks, keeps its warm and dry feel"],
  ["so its that or nothing, when its your turn", "so it's that or nothing, when it's your turn"],
  ["dad showed me, now im 61 and im moving", "dad showed me, now I'm 61 and I'm moving"],
  ["fits a kit, trim denim", "fits a kit, trim denim"],
  ["made im Harz", "made im Harz"],
  ["rake the yard when were done, we were done", "rake the yard when we're done, we were done"],
  ["no slipping when its windy", "no slipping when it's windy"],
  ["free for ten hives, then its 4.99", "free for ten hives, then it's 4.99"],
  ["ring us if its leaking into the loft", "ring us if it's leaking into the loft"],
  ["dry it when its coating is soft", "dry it when its coating is soft"],
  ["it sticks when its damp.", "it sticks when it's damp."],
  ["its only a guide, with its only key", "it's only a guide, with its only key"],
  ["its me and my nephew", "it's me and my nephew"],
  ["no returns unless its doa", "no returns unless it's doa"],
  ["its almost always the carb", "it's almost always the carb"],
  ["at weekends ill post it, if you feel ill call us", "at weekends I'll post it, if you feel ill call us"],
  ["my nans old machine off my brothers farm", "my nan's old machine off my brother's farm"],
  ["from my late brothers layout", "from my late brother's layout"],
  ["Mums recipe from Muar. Dads love it", "Mum's recipe from Muar. Dads love it"],
  ["my dads tools, our uncles polka band", "my dad's tools, our uncle's polka band"],
  ["it was my grandmas, used daily", "it was my grandma's, used daily"],
  ["for dads, mums, and kids", "for dads, mums, and kids"],
  ["my mums love it, my sons and daughters help", "my mums love it, my sons and daughters help"],
])("%j becomes %j", (typed, meant) => {
  expect(withApostrophes(typed)).toBe(meant)
})

test.each([
  ["no motor its hand or treadle only", "no motor it's hand or treadle only"],
  ["stored dry, its humid here in winter", "stored dry, it's humid here in winter"],
  ["no psu lead its a normal kettle one", "no psu lead it's a normal kettle one"],
  ["comes in its wooden box", "comes in its wooden box"],
  ["one foot lost its rubber", "one foot lost its rubber"],
  ["a school that closed its band program", "a school that closed its band program"],
  ["every size has its own note", "every size has its own note"],
  ["blue mug its glaze is matte", "blue mug its glaze is matte"],
])("in haste, nearly every its states something: %j is %j", (typed, written) => {
  expect(withApostrophes(typed, true)).toBe(written)
})

test.each([
  ["for fisho's and families", "for fishos and families"],
  ["pots at mum's, it's lid", "pots at mum's, it's lid"],
  ["the dog's bed", "the dog's bed"],
])("in haste, several of them have no apostrophe: %s", (typed, mended) => {
  expect(withApostrophes(typed, true)).toBe(mended)
})
