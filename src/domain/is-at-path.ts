/** Whether a path matches a page's path; ":id" matches one segment of any value. */
export function isAtPath(pattern: string, path: string): boolean {
  if (!pattern.includes(":")) return pattern === path
  const pieces = path.split("/")
  const wanted = pattern.split("/")
  return (
    wanted.length === pieces.length &&
    wanted.every((one, at) => one === pieces[at] || (one[0] === ":" && pieces[at] !== ""))
  )
}
