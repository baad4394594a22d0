import sharp from 'sharp';
import { readdirSync } from 'node:fs';
const dir=process.argv[2];
for (const f of readdirSync(dir).filter(f=>f.endsWith(process.argv[3]??'-home.png'))) {
  const {data,info}=await sharp(`${dir}/${f}`).extract({left:285,top:0,width:630,height:600}).removeAlpha().raw().toBuffer({resolveWithObject:true});
  const bg=[data[0],data[1],data[2]];let l=630,r=0,t=600,b=0;
  for(let y=0;y<info.height;y++)for(let x=0;x<info.width;x++){const i=(y*info.width+x)*3;if(Math.abs(data[i]-bg[0])+Math.abs(data[i+1]-bg[1])+Math.abs(data[i+2]-bg[2])>60){l=Math.min(l,x);r=Math.max(r,x);t=Math.min(t,y);b=Math.max(b,y)}}
  console.log(f,(l/6.3).toFixed(1),((629-r)/6.3).toFixed(1),t,b);
}
