import { expect, test } from "vitest"
import { withoutShorthand } from "./chat-words.ts"

test.each([
  ["b4 u buy", "before you buy"],
  ["2 left atm, ask", "2 left at the moment, ask"],
  [
    "2 mins n ur ready, holds while ur up a ladder, dry dock nr stone",
    "2 mins and you're ready, holds while you're up a ladder, dry dock near stone",
  ],
  ["a 1890s chair, a 8 ft bench, a 1,800 W kettle", "an 1890s chair, an 8 ft bench, a 1,800 W kettle"],
  ["iphone only atm no ipad layout", "iphone only at the moment no ipad layout"],
  ["put in gvm gcm atm towball weight", "put in gvm gcm atm towball weight"],
  ["fits t posts and u posts if u measure", "fits t posts and u posts if you measure"],
  ["free, $14.99/yr for all hives on yr phone", "free, $14.99/year for all hives on your phone"],
  ["hit wiv ya elbow, put on ya bench", "hit with your elbow, put on your bench"],
  [
    "dent bout size of a fist, bout half full, a bout of flu",
    "dent about size of a fist, about half full, a bout of flu",
  ],
  ["no sync btwn phones, started bc foam ones go soft", "no sync between phones, started because foam ones go soft"],
  ["pick up penticton bc mornings", "pick up penticton bc mornings"],
  ["fill in like 2 secs, sz 4", "fill in like 2 secs, size 4"],
  ["plain navy an tartan, an hour, an led lamp", "plain navy and tartan, an hour, an led lamp"],
  ["NOT 4 leather dash", "NOT for leather dash"],
  ["24.99 4 life", "24.99 for life"],
  ["no msg no gluten, just msg", "no MSG no gluten, just message"],
  ["ship canada + us, tell us", "ship canada + US, tell us"],
  [
    "so each one is diff, see the diff, with what your after",
    "so each one is different, see the difference, with what you're after",
  ],
  [
    "5 yr warranty, used gd cond, prob needs oil, nr the pub",
    "5 yr warranty, used good condition, probably needs oil, near the pub",
  ],
  ["8 wk course, 3 wks", "8 week course, 3 weeks"],
  ["unlock 4 $3.49 once", "unlock for $3.49 once"],
  ["for evry1 who forgets", "for everyone who forgets"],
  ["before leaving UR review", "before leaving YOUR review"],
  ["if ur a robot", "if you're a robot"],
  ["text me while ur away on holiday", "text me while you're away on holiday"],
  ["last min while ur off, adj height", "last minute while you're off, adjustable height"],
  ["if ur impatient, dont", "if you're impatient, don't"],
  ["app 4 students", "app for students"],
  ["save it 4 later, what id skip", "save it 4 later, what I'd skip"],
  ["big buttons 4 older ppl", "big buttons for older people"],
  ["sent wed-weds, posted weds", "sent wed-weds, posted Wednesday"],
  ["takes me abt 3 hrs, luv it", "takes me about 3 hrs, love it"],
  ["dont get em wet", "don't get them wet"],
  [
    "works w out internet, comes wout cables, fits w rust",
    "works without internet, comes without cables, fits with rust",
  ],
  ["repl seal kit, python repl for beginners", "replacement seal kit, python repl for beginners"],
  ["red w white dots, 2 mths", "red with white dots, 2 months"],
  ["dm 4 wholesale", "dm for wholesale"],
  ["good 4 lunchboxes", "good for lunchboxes"],
  ["blender tutorial 4 beginners", "blender tutorial for beginners"],
  ["24 pockets see thru so u can see thru the pocket", "24 pockets see-through so you can see through the pocket"],
  ["a doz rolls thru xmas", "a dozen rolls through Christmas"],
  ["nae kids", "no kids"],
  ["detached ill quote ya", "detached I'll quote ya"],
  ["fine if ur careful", "fine if you're careful"],
  ["flowers if ur just starting out", "flowers if you're just starting out"],
  ["if ur kids are on more", "if your kids are on more"],
  ["can come if ur within 10k", "can come if you're within 10k"],
  ["toe caps if ur thru to the fabric", "toe caps if you're through to the fabric"],
  ["6 of the big u pins", "6 of the big u pins"],
  ["1st class signed 4 fast post", "1st class signed for fast post"],
  ["free 4 2 accounts", "free for 2 accounts"],
])("%j is %j", (typed, written) => {
  expect(withoutShorthand(typed)).toBe(written)
  expect(withoutShorthand(written)).toBe(written)
})

test.each([
  "owner had 4 kids, sleeps 4 any night",
  "will need 2 people and a van",
  "comes with 2 rings, fits 4 people, only 2 in box",
  "U-shaped pillow in size U, R 134a, 2-pack, 4-way stretch",
  "@ur.shop, u.s.a, plan 4, part 2",
  "level 2 charger, type 2 plug, 2 men and a van",
  "up to 2 3/4 tall, have 2 of them, free 2 play, shake 2 turn on",
  "lost ya ring, scan ya mates code",
  "",
])("%j stays", (text) => {
  expect(withoutShorthand(text)).toBe(text)
})
