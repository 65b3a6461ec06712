import { spawnSync } from "node:child_process"

/** Small disks that are mounted meanwhile are then seen by nobody else, and go with the process. Only root needs that. */
export function needsOwnNamespace(): boolean {
  if (process.env.ATTACK_INSIDE === "yes" || process.getuid?.() !== 0) return false
  return spawnSync("unshare", ["-m", "true"]).status === 0
}

/** Runs this very program again, in one of its own; its exit code. */
export function runInOwnNamespace(): number {
  const env = { ...process.env, ATTACK_INSIDE: "yes" }
  const words = ["-m", process.execPath, ...process.argv.slice(1)]
  return spawnSync("unshare", words, { stdio: "inherit", env }).status ?? 1
}
