/** How somebody is, in a word; "long day at work" asks and tells nothing. */
export const OF_MOOD =
  /\b(?:ugh|argh|tired|exhaust\w*|rough|hard|tough|stress\w*|awful|terrible|horrible|bad|sad|happy|angry|mad|scared|afraid|worr\w*|anxious|lonely|alone|miss|cry\w*|hate|weary|sleep|sleepless|insomnia|long (?:day|night|shift)|overwhelm\w*|depress\w*|hopeless|give up)\b/i;
