import { matchWords } from "../marked-text/match-words.ts"

type Findable = { label: string; hint?: string; group: string; isFound?: boolean }

/** A result from elsewhere ranks no higher than a match by a hint. */
const foundWeight = 0.5

/** The commands that match the typed text, the best first, with every group in one piece. */
export function findCommands<Command extends Findable>(
  commands: readonly Command[],
  typed: string,
): readonly Command[] {
  if (typed.trim() === "") return commands
  const weighed = commands.flatMap((command) => {
    const weight = Math.max(
      command.isFound ? foundWeight : 0,
      matchWords("", typed, [command.label, command.hint ?? "", command.group]),
    )
    return weight > 0 ? [{ command, weight }] : []
  })
  const groups = Map.groupBy(weighed, ({ command }) => command.group)
  return [...groups.values()]
    .map((members) => members.toSorted((one, other) => other.weight - one.weight))
    .toSorted(([one], [other]) => (other?.weight ?? 0) - (one?.weight ?? 0))
    .flatMap((members) => members.map(({ command }) => command))
}
