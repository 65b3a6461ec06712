import type { Teller } from "../teller.ts"
import { capital, listed } from "../wording.ts"
import type { Devices } from "./devices.ts"
import type { Subject } from "./tell-pieces.ts"

/** What it runs on, in one sentence. */
export function tellDevices(teller: Teller, subject: Subject, { machines, systems, notes }: Devices): string[] {
  const system = listed(systems)
  const hasOnlyTablets = machines.every((name) => !/^(?:iP|Mac|Apple|CarPlay)/.test(name))
  const machine = listed(machines)
  const ways =
    machine === "" && system === ""
      ? []
      : machine === ""
        ? [`${subject.next()} runs on ${system}`, `works on ${system}`, `for ${system}`, `needs ${system}`, `made for ${system}`]
        : system === ""
          ? [`${subject.next()} runs on ${machine}`, `for ${machine}`, `works on ${machine}`, `made for ${machine}`]
          : hasOnlyTablets
            ? [`runs on ${system}, ${machine} included`, `works on ${system}, and on ${machine} too`, `for ${system}, ${machine} as well`]
            : [
                `${subject.next()} runs on ${machine} with ${system}`,
                `for ${machine}, with ${system}`,
                `works on ${machine}; needs ${system}`,
                `made for ${machine} on ${system}`,
                `on ${machine}, from ${system}`.replace(/, from (.+?) (?:or later|and up|or newer)$/, ", from $1 up"),
              ]
  return [teller.say("devices", ways), ...notes.map((note) => teller.say(`device ${note}`, [capital(note)]))].filter(Boolean)
}
