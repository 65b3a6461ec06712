/** Whether a path is the one that a page is at; ":id" in the page's stands for one piece, whatever it is. */
export function isAtPath(pattern: string, path: string): boolean {
  if (!pattern.includes(":")) return pattern === path
  const pieces = path.split("/")
  const wanted = pattern.split("/")
  return (
    wanted.length === pieces.length &&
    wanted.every((one, at) => one === pieces[at] || (one[0] === ":" && pieces[at] !== ""))
  )
}
