// The script that `npm run dev` adds to every page. It shows content errors over the page and reloads the page after
// every valid edit.

/**
 * Returns the code of the script. `mainScript` is the address of main.js (client/main.ts), which starts the islands.
 * The script loads main.js after React has hydrated the page (Next in development mode runs React in the browser). In a
 * built site, React does not run in the browser, so the page loads main.js itself.
 */
export const devScript = (port: number | string, mainScript = ''): string => `(function(){
var known,box,source=new EventSource('http://localhost:${port}/events');
source.onmessage=function(event){
var news=JSON.parse(event.data);
if(news.errors){
box=box||document.createElement('pre');box.id='content-errors';box.setAttribute('role','alert');box.textContent=news.errors;
box.style.cssText='position:fixed;inset:auto 0 0;z-index:2147483647;max-height:70vh;overflow:auto;margin:0;padding:16px;white-space:pre-wrap;font:14px/1.5 ui-monospace,monospace;background:#3b0d0d;color:#ffe9e6';
document.documentElement.appendChild(box)
}else if(box)box.remove();
if(known!==undefined&&news.version!==known&&!news.errors)location.reload();
if(known===undefined||!news.errors)known=news.version
};
source.addEventListener('reload',function(){location.reload()});
var mainScript=${JSON.stringify(mainScript)},tries=0;
function start(){
var taken=Object.keys(document).some(function(key){return key.indexOf('__reactContainer')===0});
if(!taken&&++tries<100)return setTimeout(start,50);
setTimeout(function(){var script=document.createElement('script');script.type='module';script.src=mainScript;document.head.append(script)},100)
}
if(mainScript)addEventListener('load',start)
})()`;
