/** How the payment sandbox's cards behave. The pages offer them; the sandbox accepts no other number. */
export const sandboxCards = [
  { number: "4242424242424242", does: "succeeds", label: "Succeeds" },
  { number: "4000000000000002", does: "declines", label: "Is declined" },
  { number: "4000000000009995", does: "lacks-funds", label: "Has insufficient funds" },
  { number: "4000002500003155", does: "asks", label: "Needs a second step" },
  { number: "4000000000000341", does: "fails-later", label: "Succeeds now, fails at the next renewal" },
] as const
export type SandboxCard = (typeof sandboxCards)[number]
export type CardBehavior = SandboxCard["does"]

/** However it was typed; undefined for any other number. */
export function findSandboxCard(number: string): SandboxCard | undefined {
  const digits = number.replaceAll(/[ -]/g, "")
  return sandboxCards.find((card) => card.number === digits)
}
