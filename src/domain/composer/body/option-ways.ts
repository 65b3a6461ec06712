import type { Way } from "../teller.ts"
import type { Names } from "./weave.ts"

export const aPack = /^(?:pack|set|pair|box|bundle|bag|tin|one size|size)\b/

/** "comes in green, mustard or dusty pink" leaves the buyer a choice. */
export const choice = /^comes in (?!an? |\d).+(?: or |, .+ and ).+/

/** The fewer words of ours stand before a choice, the less two listings sound alike. */
function havingWays(how: string, { isPlural: isMany }: Names): Way[] {
  const [it, them, is] = isMany ? ["they", "them", "are"] : ["it", "it", "is"]
  return [
    `you can have ${them} ${how}`,
    `${it} ${isMany ? "come" : "comes"} ${how}`,
    `${it} ${is} available ${how}`,
    `${it} ${is} offered ${how}`,
    `${it} can be had ${how}`,
  ]
}

/** "six shades from clear to plum", "whole bean or ground", "a pack of six" */
export function optionWays(option: string, names: Names): Way[] {
  const { it, the, isPlural: isMany } = names
  const comes = isMany ? "come" : "comes"
  const as = / or /.test(option) && !/s\b/.test(option) ? "as" : "in"
  if (/^(?:an? |one )/.test(option)) return [`${it} ${comes} ${as} ${option}`, `${the} ${comes} ${as} ${option}`]
  // Nobody can choose from "mixed colours".
  if (/^(?:mixed|assorted|random) /i.test(option))
    return [`${it} ${comes} in ${option}`, `${the} ${comes} in ${option}`]
  // "Small editions" leave no choice.
  const isChoice =
    /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|all|either|any)\b| or | to |,| and |\//i
  if (!isChoice.test(option) && !/^(?:sizes|colou?rs|lengths|widths|shades) /i.test(option))
    return havingWays(`${as} ${option}`, names).slice(0, 2)
  const isNamed = /^(?:sizes|colou?rs|lengths|widths|shades) /i.test(option)
  if (isNamed) return [namedWay(option), option.replace(/ /, ": ")]
  return [
    ...havingWays(`${as} ${option}`, names),
    `choose from ${option}`,
    `pick from ${option}`,
    as === "as" && `choose ${option}`,
    as === "in" && `there are ${option}`,
    as === "in" && `there are ${option} to choose from`,
  ]
}

/** "sizes S to XL": "the sizes run from S to XL". */
function namedWay(option: string): string {
  const [label = "", ...rest] = option.replace(/ \+ /g, " and ").split(" ")
  const said = rest.join(" ")
  return /^[^,(]+ to /.test(said) ? `the ${label} run from ${said}` : `the ${label} are ${said}`
}

export const choiceWays = (choices: string, names: Names): Way[] => [
  ...havingWays(`in ${choices}`, names),
  `choose from ${choices}`,
  `choose ${choices.replace(/(?:, | )and (?=[^,]+$)/, " or ")}`,
  `pick ${choices.replace(/(?:, | )and (?=[^,]+$)/, " or ")}`,
]
