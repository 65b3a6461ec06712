/** Who somebody is, which is not about the thing. */
export const ofMaker =
  /^(?:registered|qualified|certified|accredited|licensed|trained|fully qualified|member|retired|ma|ba|bsc|phd)\b.*\b(?:technician|engineer|electrician|mechanic|member|instructor|teacher|restorer|upholsterer|joiner|carpenter|luthier|silversmith|herbalist|trader|dealer|agent|guild|association|society|institute)\b/i
