/** One message of an event stream. */
export interface ServerEvent {
  readonly name: string
  readonly data: string
}

/**
 * Reads `text/event-stream` piece by piece, according to the HTML standard, wherever the pieces begin and end. An
 * incomplete event at the end is dropped.
 */
export function makeEventReader(): (piece: string) => ServerEvent[] {
  let rest = ""
  let name = ""
  let data: string[] = []
  // The next piece may begin with the other half of the line break.
  let isAfterReturn = false

  function readLine(line: string): ServerEvent[] {
    if (line !== "") {
      const colon = line.indexOf(":")
      const field = colon < 0 ? line : line.slice(0, colon)
      const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "")
      if (field === "event") name = value
      if (field === "data") data.push(value)
      return []
    }
    const event = { name: name || "message", data: data.join("\n") }
    const isEmpty = data.length === 0
    name = ""
    data = []
    return isEmpty ? [] : [event]
  }

  return (piece) => {
    const text = isAfterReturn && piece.startsWith("\n") ? piece.slice(1) : piece
    if (piece !== "") isAfterReturn = piece.endsWith("\r")
    const lines = (rest + text).split(/\r\n|\n|\r/)
    rest = lines.pop() ?? ""
    return lines.flatMap(readLine)
  }
}
