const joined = /^(.+) (?:with|and|plus) (?:an? |the )?[\p{L}\d -]*?(\p{L}{3,})$/iu

/** "Drill set with grinder", where the description says "no grinder - sold": the name ends before it. */
export function withoutDenied(name: string, description: string): string {
  const [, before = "", part = ""] = joined.exec(name) ?? []
  if (part === "") return name
  const denied = new RegExp(String.raw`(?<![\p{L}\d])(?:no|without) ${part}(?= *(?:[-–,.;:!?)\n]|$))`, "iu")
  return denied.test(description) ? before : name
}
