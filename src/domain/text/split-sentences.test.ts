import { expect, test } from "vitest"
import { splitSentences } from "./split-sentences.ts"

test.each<[string, string[]]>([
  ["Holds 12 oz. It is dishwasher safe.", ["Holds 12 oz.", "It is dishwasher safe."]],
  ["Holds 12 oz. and stands 3.75 inches tall.", ["Holds 12 oz. and stands 3.75 inches tall."]],
  ["Ready? Yes! Now", ["Ready?", "Yes!", "Now"]],
  ["made in the U.S. by hand", ["made in the U.S. by hand"]],
  ["Made in the U.S. We ship daily.", ["Made in the U.S.", "We ship daily."]],
  ["The U.S. Navy wore it.", ["The U.S. Navy wore it."]],
  ["It is approx. 3 cm. Use e.g. oil.", ["It is approx. 3 cm.", "Use e.g. oil."]],
  ["In St. Louis by Dr. Jones. Done", ["In St. Louis by Dr. Jones.", "Done"]],
  ["No. 5 pencil. No box. no manual.", ["No. 5 pencil.", "No box.", "no manual."]],
  ["The box it came in. Works fine.", ["The box it came in.", "Works fine."]],
  ["The shelf is 12 in. wide.", ["The shelf is 12 in. wide."]],
  ["works fine. label has a tear. authentic", ["works fine.", "label has a tear.", "authentic"]],
  ["version 2.3 costs $4.99. Free.", ["version 2.3 costs $4.99.", "Free."]],
  ["Well... it works", ["Well...", "it works"]],
  ["soft ... and warm", ["soft ... and warm"]],
  ["He said “go.” (It went.) Then", ["He said “go.” (It went.)", "Then"]],
  ["line one\nline two", ["line one", "line two"]],
  ["oak - not pine - table", ["oak - not pine - table"]],
  ["J. R. Smith made it. Twice.", ["J. R. Smith made it.", "Twice."]],
  ["jojoba oil and vitamin E. Vegan.", ["jojoba oil and vitamin E.", "Vegan."]],
  [
    "Four scents from peach to fig. Contains oil. See fig. 2.",
    ["Four scents from peach to fig.", "Contains oil.", "See fig. 2."],
  ],
  ["In size M. Never worn.", ["In size M.", "Never worn."]],
  ["earrings, keychains etc. We ship", ["earrings, keychains etc.", "We ship"]],
  ["!!! ... ?", []],
  ['"It had stuck. Now it opens." We mend sashes.', ['"It had stuck. Now it opens."', "We mend sashes."]],
  ["Non-smoking house (well.. since 2009). Boxed.", ["Non-smoking house (well.. since 2009).", "Boxed."]],
  ["charges in 3hrs. magnet safety lid", ["charges in 3hrs.", "magnet safety lid"]],
  ["about 30 cm. wide", ["about 30 cm. wide"]],
  ["take batteries out 1st. use the bag", ["take batteries out 1st.", "use the bag"]],
  ["near St. Ives. Sea view", ["near St. Ives.", "Sea view"]],
  ["", []],
])("%j has the sentences %j", (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences)
})
