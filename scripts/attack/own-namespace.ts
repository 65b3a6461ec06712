import { spawnSync } from "node:child_process"

/** Small disks mounted in it are invisible to others and disappear with the process. Only root needs that. */
export function needsOwnNamespace(): boolean {
  if (process.env.ATTACK_INSIDE === "yes" || process.getuid?.() !== 0) return false
  return spawnSync("unshare", ["-m", "true"]).status === 0
}

/** Runs this program again in its own namespace and returns the exit code. */
export function runInOwnNamespace(): number {
  const env = { ...process.env, ATTACK_INSIDE: "yes" }
  const words = ["-m", process.execPath, ...process.argv.slice(1)]
  return spawnSync("unshare", words, { stdio: "inherit", env }).status ?? 1
}
