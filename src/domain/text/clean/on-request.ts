const ifAsked =
  /(?<=\bcan \p{L}[^.;!?\n]{2,80}),? if (?:you|u|ya) (?:(?:just|only) )?(?:message|msg|dm|pm|text|txt|ask|contact|email)(?: (?:me|us))?(?: (?:first|before (?:i|we|buying|you (?:buy|order))(?: (?:post|send|ship|it)){0,2}))?(?=\s*(?:[.,;!?)\n]|$))/giu

/** "Can cut it shorter if you message me": who may not be contacted here still does it on request. */
export const withRequests = (text: string): string => text.replace(ifAsked, " on request")
