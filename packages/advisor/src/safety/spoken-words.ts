/** Short, spoken and dialect forms, each with the plain words that are read for it. Keys have no apostrophes. */
export const SPOKEN_WORDS: ReadonlyMap<string, string> = new Map(
  `u=you ur=your youre=you are r=are b=be n=and nd=and ppl=people plz=please pls=please abt=about bc=because cuz=because cos=because coz=because
  wanna=want to gonna=going to gunna=going to gona=going to gotta=got to hafta=have to finna=going to fixin=going fixing=going imma=i am going to tryna=trying to
  kinda=kind of sorta=sort of outta=out of lemme=let me gimme=give me dunno=do not know idk=i do not know innit=is it not
  im=i am ive=i have id=i would youve=you have hes=he is shes=she is theyre=they are theyve=they have weve=we have itll=it will thats=that is theres=there is
  whats=what is hows=how is wheres=where is theyll=they will youll=you will
  cant=can not cannot=can not cnt=can not cannae=can not cannie=can not canna=can not cyaan=can not caint=can not couldnt=could not couldnae=could not cudnt=could not
  dont=do not dnt=do not dinnae=do not dinna=do not doesnt=does not doesnae=does not didnt=did not didnae=did not dont=do not
  wont=will not willnae=will not winna=will not wouldnt=would not wouldnae=would not shouldnt=should not
  isnt=is not isnae=is not aint=is not arent=are not amnt=am not wasnt=was not wisnae=was not werent=were not havent=have not hasnt=has not havnt=have not hadnt=had not hasnae=has not
  nae=no naw=no nah=no nuh=no nuffin=nothing nuffink=nothing nuthin=nothing nothin=nothing nowt=nothing owt=anything summat=something somethin=something sumthin=something
  tae=to fae=from wi=with ma=my mah=my meh=meh ah=i ahm=i am am=am oan=on aff=off oot=out aboot=about doon=down hame=home hoose=house heid=head deid=dead puttin=putting
  masel=myself masell=myself maself=myself mysel=myself mysell=myself mesel=myself meself=myself mesself=myself mesen=myself myslef=myself mysef=myself misself=myself meselves=myself
  anymair=anymore anymroe=anymore nomore=no more nomair=no more mair=more aw=all awa=away auld=old noo=now whit=what fit=what
  wid=with dat=that dis=this dem=them dey=they di=the deh=there seh=say inna=in yuh=you wey=who na=is dey=are abeg=please wan=want
  kys=kill yourself unalive=kill unaliving=killing unalived=killed suiside=suicide suicde=suicide sucide=suicide sewerslide=suicide sewerside=suicide
  dye=dye liv=live lyf=life tmrw=tomorrow tmr=tomorrow tomoz=tomorrow rn=right now tho=though thru=through thx=thanks ty=thanks
  hubby=husband hubs=husband bf=boyfriend gf=girlfriend missus=wife fiance=partner fiancee=partner bae=partner
  mum=mother mom=mother mam=mother mama=mother maw=mother mummy=mother da=father dad=father daddy=father papa=father nan=grandmother nana=grandmother gran=grandmother
  granny=grandmother grandma=grandmother lola=grandmother grandpa=grandfather grandad=grandfather granddad=grandfather lolo=grandfather
  wee=little wean=child weans=children bairn=child bairns=children kiddo=child pikin=child pickney=child
  electric=electricity leccy=electricity lecky=electricity meds=medicine med=medicine medication=medicine medications=medicine
  passwd=password pw=password pword=password acct=account acc=account accnt=account wknd=weekend yr=year yrs=years mo=month mth=month`
    .split(/\s+(?=[a-z]+=)/)
    .map((pair): [string, string] => {
      const [form = "", plain = ""] = pair.trim().split("=");
      return [form, plain];
    }),
);

/** Pictures that say something; the others are dropped. */
export const PICTURES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "😂": "haha",
    "🤣": "haha",
    "😅": "haha",
    "😆": "haha",
    "💀": "haha",
    "🙃": "upsidedown",
    "😭": "crying",
    "😢": "crying",
    "😞": "crying",
    "💔": "crying",
    "🔫": "gun",
    "💊": "pills",
    "🔪": "knife",
    "🎰": "slots",
    "🪦": "grave",
    "⚰": "grave",
  }),
);
