export const layout = `<!doctype html>
<html lang="{{= it.language }}" dir="auto" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<title>{{= it.subject }}</title>
<!--[if !mso]><!-->
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<!--<![endif]-->
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">
#outlook a { padding:0; }
body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; }
table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; }
img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; }
p { display:block;margin:13px 0; }
</style>
<!--[if mso]>
<noscript>
<xml>
<o:OfficeDocumentSettings>
<o:AllowPNG/>
<o:PixelsPerInch>96</o:PixelsPerInch>
</o:OfficeDocumentSettings>
</xml>
</noscript>
<![endif]-->
<!--[if lte mso 11]>
<style type="text/css">
.mj-outlook-group-fix { width:100% !important; }
</style>
<![endif]-->
<style type="text/css">
@media only screen and (min-width:480px) {
.mj-column-per-100 { width:100% !important; max-width: 100%; }
}
</style>
<style media="screen and (min-width:480px)">
.moz-text-html .mj-column-per-100 { width:100% !important; max-width: 100%; }
</style>
<style type="text/css">
.facts table {
background-color: #f3ede1;
border-radius: 10px;
}
.facts tr:last-child th,
.facts tr:last-child td {
border-bottom: 0 !important;
}
.facts td,
.text div {
overflow-wrap: anywhere;
}
.facts th {
word-break: normal;
}
@media (max-width: 479px) {
.button table,
.button td,
.button a {
width: 100% !important;
box-sizing: border-box;
}
}
@media (prefers-color-scheme: dark) {
body,
.canvas > div {
background-color: #141812 !important;
}
.surface,
.surface > table,
.surface > table > tbody > tr > td {
background: #1c211a !important;
border-color: #343b31 !important;
}
.facts table {
background-color: #10130e !important;
}
.facts th,
.facts td {
border-color: #343b31 !important;
}
.text div,
.facts td {
color: #f1eee6 !important;
}
.muted div,
.facts th {
color: #b3b8ab !important;
}
.link a {
color: #6fcf9b !important;
}
}
</style>
<meta name="color-scheme" content="light dark" /> <meta name="supported-color-schemes" content="light dark" />
</head>
<body  class="canvas" style="word-spacing:normal;background-color:#FBF8F2;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">{{= it.preview }}</div>
<div
aria-label="{{= it.subject }}" aria-roledescription="email" role="article" lang="{{= it.language }}" dir="auto" style="word-spacing:normal;background-color:#FBF8F2;"
>
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:600px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:0;padding-top:24px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"
>
<tbody>
<tr>
<td
align="left" class="text" style="font-size:0px;padding:0 28px 12px;word-break:break-word;"
>
<div
style="font-family:'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:17px;font-weight:700;line-height:24px;text-align:left;color:#20261F;"
>{{= it.sender }}</div>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="surface-outlook" role="presentation" style="width:600px;" width="600" bgcolor="#FFFFFF" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  class="surface" style="background:#FFFFFF;background-color:#FFFFFF;margin:0px auto;max-width:600px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#FFFFFF;background-color:#FFFFFF;width:100%;"
>
<tbody>
<tr>
<td
style="border:1px solid #DDD3C2;direction:ltr;font-size:0px;padding:0 0 16px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" width="600px" ><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:598px;" width="598" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:598px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:0;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:598px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"
>
<tbody>
<tr>
<td
align="left" class="stripes" style="font-size:0px;padding:0 0 32px;word-break:break-word;"
>
<table
cellpadding="0" cellspacing="0" role="presentation" width="100%" border="0" style="color:#000000;font-family:'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:13px;line-height:22px;table-layout:fixed;width:100%;border:none;"
>
<tr>
{{ for (let stripe = 0; stripe < 12; stripe += 1) { }}
<td
height="14"
style="background-color: {{= stripe % 2 ? '#F3EDE1' : it.accent }}; border-radius: 0 0 10px 10px; font-size: 0; line-height: 14px"
>
&nbsp;
</td>
{{ } }}
</tr>
</table>
</td>
</tr>
<tr>
<td
align="left" class="text" style="font-size:0px;padding:0 28px 16px;word-break:break-word;"
>
<div
style="font-family:'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:26px;font-weight:700;line-height:32px;text-align:left;color:#20261F;"
><h1 style="margin: 0; font: inherit">{{= it.heading }}</h1></div>
</td>
</tr>
{{ for (const paragraph of it.paragraphs) { }}
<tr>
<td
align="left" class="text" style="font-size:0px;padding:0 28px 16px;word-break:break-word;"
>
<div
style="font-family:'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:16px;line-height:24px;text-align:left;color:#20261F;"
>{{= paragraph }}</div>
</td>
</tr>
{{ } if (it.facts.length) { }}
<tr>
<td
align="left" class="facts" style="font-size:0px;padding:8px 28px 16px;word-break:break-word;"
>
<table
cellpadding="0" cellspacing="0" width="100%" border="0" style="color:#000000;font-family:'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:13px;line-height:22px;table-layout:auto;width:100%;border:none;"
>
{{ for (const [label, value] of it.facts) { }}
<tr>
<th
scope="row"
class="label"
width="34%"
style="
padding: 8px 12px;
font-size: 15px;
font-weight: 400;
text-align: left;
vertical-align: top;
color: #5b6257;
border-bottom: 1px solid #ddd3c2;
"
>
{{= label }}
</th>
<td
style="
padding: 8px 12px;
font-size: 15px;
vertical-align: top;
color: #20261f;
border-bottom: 1px solid #ddd3c2;
"
>
{{= value }}
</td>
</tr>
{{ } }}
</table>
</td>
</tr>
{{ } if (it.button) { }}
<tr>
<td
align="left" class="button" style="font-size:0px;padding:8px 28px 24px;word-break:break-word;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"
>
<tbody>
<tr>
<td
align="center" bgcolor="{{= it.accent }}" role="presentation" style="border:none;border-radius:8px;cursor:auto;mso-padding-alt:13px 24px;background:{{= it.accent }};" valign="middle"
>
<a
href="{{= it.button.url }}" style="display:inline-block;background:{{= it.accent }};color:#FFFFFF;font-family:'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:16px;font-weight:600;line-height:120%;margin:0;text-decoration:none;text-transform:none;padding:13px 24px;mso-padding-alt:0px;border-radius:8px;" target="_blank"
>
{{= it.button.label }}
</a>
</td>
</tr>
</tbody>
</table>
</td>
</tr>
{{ } if (it.otherwise) { }}
<tr>
<td
align="left" class="text link" style="font-size:0px;padding:0 28px 16px;word-break:break-word;"
>
<div
style="font-family:'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:16px;line-height:24px;text-align:left;color:#20261F;"
><a href="{{= it.otherwise.url }}" style="color: #1e6b47">{{= it.otherwise.label }}</a></div>
</td>
</tr>
{{ } if (it.note) { }}
<tr>
<td
align="left" class="muted" style="font-size:0px;padding:0 28px 8px;word-break:break-word;"
>
<div
style="font-family:'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:13px;line-height:20px;text-align:left;color:#5B6257;"
>{{= it.note }}</div>
</td>
</tr>
{{ } }}
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:600px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:16px 0 24px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"
>
<tbody>
<tr>
<td
align="left" class="muted" style="font-size:0px;padding:0 28px 8px;word-break:break-word;"
>
<div
style="font-family:'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:13px;line-height:20px;text-align:left;color:#5B6257;"
>{{= it.footer }}</div>
</td>
</tr>
{{ if (it.stop) { }}
<tr>
<td
align="left" class="muted link" style="font-size:0px;padding:0 28px 8px;word-break:break-word;"
>
<div
style="font-family:'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif;font-size:13px;line-height:20px;text-align:left;color:#5B6257;"
><a href="{{= it.stop.url }}" style="color: #1e6b47">{{= it.stop.label }}</a></div>
</td>
</tr>
{{ } }}
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div>
</body>
</html>
`;
