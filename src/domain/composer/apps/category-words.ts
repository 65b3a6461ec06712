/** What people type for any app of a category, a word each; none of it is a feature that one app might not have. */
const rows: readonly (readonly [kind: RegExp, words: string])[] = [
  [
    /\b(?:game|puzzle|crossword|word game|trivia|quiz|board games?\b)/i,
    "play,player,casual,brain,clue,solve,solver,fun,relaxing,level,mind,thinking,hobby,commute,evening,challenge",
  ],
  [
    /\b(?:weather|rain(?:fall)?\b|tides?\b|storms?\b|forecast)/i,
    "today,tomorrow,local,outdoor,sky,hourly,outlook,coast,sea,shower,cloud,wet,walk,trip,weekend",
  ],
  [
    /\b(?:finance|budget|money|bank|invest|expense)/i,
    "money,spending,saving,bills,expense,cash,household,planner,salary,monthly,tracker,wallet,income,debt,couple",
  ],
  [
    /\b(?:education|learn|language|study|school|flashcard)/i,
    "learn,study,student,lesson,memory,practice,revise,vocabulary,class,teacher,exam,beginner,word,remember,daily",
  ],
  [
    /\b(?:health|fitness|run(?:s|ning|ners?)?\b|workout|yoga|migraine|medical)/i,
    "wellness,routine,habit,body,daily,log,tracker,journal,goal,training,coach,active,beginner,schedule,progress",
  ],
  [
    /\b(?:music|audio|tuner|metronome|drum|guitar)/i,
    "musician,practice,song,beat,tempo,rhythm,band,tune,player,instrument,teacher,rehearsal,learn,pitch,ear",
  ],
  [
    /\b(?:photo|video|camera|picture)/i,
    "picture,image,snap,shot,editor,light,portrait,gallery,crop,frame,creator,camera,studio,colour,retouch",
  ],
  [
    /\b(?:food|meals?\b|recipe|cook|drink|grocery)/i,
    "cooking,cook,kitchen,dinner,lunch,healthy,diet,ingredients,pantry,weekly,family,shopping,list,menu,dish",
  ],
  [
    /\b(?:navigation|maps?\b|travel|bus(?:es)?\b|trains?\b|routes?\b|charg)/i,
    "travel,route,trip,nearby,city,journey,drive,directions,commute,road,stop,finder,planner,local,guide",
  ],
  [
    /\b(?:knit|crochet|craft|sewing)/i,
    "craft,yarn,wool,pattern,maker,hobby,handmade,project,counting,tally,needle,hook,sewing,clicker,stitch",
  ],
  [
    /\b(?:kids|toddlers?\b|baby|babies|nursery|preschool|parenting)/i,
    "children,toddler,preschool,family,parent,play,early,learning,home,daily,fun,little,young,nursery,storytime",
  ],
  [
    /\b(?:photograph|tool|utilit|scanner|files?\b|productivity|business|report)/i,
    "work,office,organise,manage,document,quick,simple,phone,daily,job,project,record,list,helper,team",
  ],
]
const anything = "phone,daily,simple,quick,easy,helper,assistant,home,personal,pocket,handy,everyday"

export function categoryWords(text: string): string[] {
  const found = rows.filter(([kind]) => kind.test(text)).flatMap(([, words]) => words.split(","))
  return [...new Set([...found, ...anything.split(",")])]
}
