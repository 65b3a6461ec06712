import type { Teller, Way } from "../teller.ts"
import { capital, listed } from "../wording.ts"
import type { Devices } from "./devices.ts"
import type { Subject } from "./tell-pieces.ts"

/** What it runs on, in one sentence. */
export function tellDevices(teller: Teller, subject: Subject, { machines, systems, notes }: Devices): string[] {
  const system = listed(systems)
  const hasOnlyTablets = machines.every((name) => !/^(?:iP|Mac|Apple|CarPlay)/.test(name))
  const turned = teller.pick("devices turned", 2) === 1 && machines.length === 2 ? [...machines].reverse() : machines
  const machine = listed(turned)
  const it = subject.next()
  const ways = waysFor(machine, system, hasOnlyTablets, it)
  return [teller.say("devices", ways), ...notes.map((note) => teller.say(`device ${note}`, [capital(note)]))].filter(
    Boolean,
  )
}

function waysFor(machine: string, system: string, isIncluded: boolean, it: string): Way[] {
  if (machine === "" && system === "") return []
  if (machine === "")
    return [
      `${it} runs on ${system}`,
      `works on ${system}`,
      `needs ${system}`,
      `${it} wants ${system}`,
      `${system} is all it needs`,
      `your phone needs ${system}`,
    ]
  if (system === "") return [`${it} runs on ${machine}`, `works on ${machine}`, `${it} is for ${machine}`]
  if (isIncluded)
    return [
      `runs on ${system}, ${machine} included`,
      `works on ${system}, and on ${machine} too`,
      `needs ${system}; ${machine} will do as well`,
      `${it} runs on ${system} and on ${machine}`,
    ]
  return [
    `${it} runs on ${machine} with ${system}`,
    `works on ${machine}; needs ${system}`,
    `needs ${system}, on ${machine}`,
    `${it} wants ${system} on your ${machine.replace(/ and /, " or ")}`,
    `runs under ${system}, whether on ${machine.replace(/ and /, " or ")}`.replace(
      /, whether on (?=[^,]*$)(?!.* or )/,
      ", on ",
    ),
    `with ${system}, it works on ${machine}`,
    `you need ${system}, and ${machine.replace(/^([^,]*) and /, "an $1 or ")}`.replace(/, and (?!an ).*$/, ""),
  ]
}
