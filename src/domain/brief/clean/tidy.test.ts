import { expect, test } from "vitest"
import { tidy } from "./tidy.ts"

test.each([
  ["glow in the dark stars for a ceiling", "glow-in-the-dark stars for a ceiling"],
  ["Ready to hang macrame, knots that are ready to hang", "Ready-to-hang macrame, knots that are ready to hang"],
  ["tap + and it counts, tap + n go", "tap + and it counts, tap + n go"],
  ["hk$18 one time, a$20", "HK$18 one time, A$20"],
  ["Ready to wear and ready to eat", "Ready to wear and ready to eat"],
  ["tarnish cloth incl", "tarnish cloth included"],
  ["kenwood chef a901 w bowl", "kenwood chef a901 with bowl"],
  ["stool incl. it's easy to load", "stool included. it's easy to load"],
  ["frame not incl. all wool is dyed by me", "frame not included. all wool is dyed by me"],
  ["solar lantern, ip44, ipx7", "solar lantern, IP44, IPX7"],
  ["sizes s,m,l,xl and Sizes S, M and L for blades", "sizes S to XL and Sizes S to L for blades"],
  ["S, M left, s/m and l/xl, s m or xl", "S, M left, S/M and L/XL, S, M or XL"],
  ["M L XL XXL 3XL", "M to 3XL"],
  ["waist s to XXL, kids m-xl", "waist S to XXL, kids M-XL"],
  ["from shelf s to shelves", "from shelf s to shelves"],
  ["the line y = ax + c + a lamp", "the line y = ax + c and a lamp"],
  ["sent mon-weds", "sent Mon-Weds"],
  ["weekdays and sat mornings", "weekdays and Sat mornings"],
  ["tenor trombone, .500 bore", "tenor trombone, .500 bore"],
  ["walk ins Tuesday + wed, rest by appointment", "walk ins Tuesday and Wednesday, rest by appointment"],
  ["batches mon Wednesday fri", "batches Monday Wednesday Friday"],
  ["harvest march to aug", "harvest March to Aug"],
  ["only oct to end of march", "only Oct to end of March"],
  ["mid may to july, closed dec and jan", "mid May to July, closed Dec and Jan"],
  ["open 3rd of may, made in march 2021", "open 3rd of May, made in March 2021"],
  ["filmed start to finish incl. me doing it wrong", "filmed start to finish including me doing it wrong"],
  ["$640 + gst, no headache + ear holes", "$640 plus gst, no headache, ear holes"],
  ["it may arrive late, so i march on", "it may arrive late, so i march on"],
  ["runs on 98 oct fuel", "runs on 98 oct fuel"],
  ["collect after 6 or sat", "collect after 6 or Sat"],
  ["eves and sun, closed fri", "eves and Sun, closed Fri"],
  ["we sat in the sun every sunny day", "we sat in the sun every sunny day"],
])("%s is printed as %s", (typed, printed) => {
  expect(tidy(typed)).toBe(printed)
})
